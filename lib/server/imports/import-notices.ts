import 'server-only';
import { inTurns } from '@/lib/server/database/in-turns';
import type { Database } from '@/lib/server/database/sql';
import type { Notice } from '@/lib/server/search-notices/notice-queue';
import type { FolderImport } from './import-folder';
import { parsed } from './parsed';

const FILE = /^(indexnow|google)\.json$/;

/**
 * The notices for search engines: a file of all for each engine. Newer ones stay. A file that cannot be read counts as empty: sitemaps
 * report the same.
 */
export const importNotices = ({ quick }: Pick<Database, 'quick'>): FolderImport => ({
  folder: 'search-notices',
  isReady: (name) => FILE.test(name),
  async take(name, contents) {
    const engine = FILE.exec(name)?.[1];
    const stored = parsed(contents);
    if (engine === undefined || !Array.isArray(stored)) return;
    await inTurns(
      stored.filter(isNotice),
      ({ url, kind, at }) => quick`
        insert into notice (engine, url, kind, noticed_at) values (${engine}, ${url}, ${kind}, ${at})
        on conflict (engine, url) do nothing`,
    );
  },
});

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { url, kind, at } = value as Readonly<Record<string, unknown>>;
  return (
    typeof url === 'string' && (kind === 'arrived' || kind === 'left') && Number.isSafeInteger(at)
  );
}
