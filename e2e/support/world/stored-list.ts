import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { KeptList } from '@/lib/server/jobs/table/stored-list';

/** What a site has stored in its DATA_DIR: its list, with the descriptions of its jobs; null while there is none. */
type ListInDatabase = Pick<KeptList, 'fetchedAt' | 'reading'> & {
  readonly jobs: readonly { readonly id: string; readonly description: string | null }[];
};

/** The site's own code does it, in a process for code of the server. */
const run = (order: 'read' | 'change', dataDir: string, input = ''): string =>
  execFileSync(
    process.execPath,
    [
      '--conditions=react-server',
      '--import',
      'tsx',
      'e2e/support/world/stored-list-process.ts',
      order,
      join(dataDir, 'site.db'),
    ],
    { input, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );

export const storedList = (dataDir: string): ListInDatabase | null =>
  JSON.parse(run('read', dataDir)) as ListInDatabase | null;

/** `daysEarlier`: by how many days it saw and changed all its jobs before. */
export type ListChange = { readonly fetchedAt?: string; readonly daysEarlier?: number };

/** Changes what a stopped site has stored; its next start reads the feed at once. */
export const changeStoredList = (dataDir: string, change: ListChange = {}): void =>
  void run('change', dataDir, JSON.stringify(change));
