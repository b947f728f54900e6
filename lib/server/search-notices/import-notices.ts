import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { moveImported } from '@/lib/server/database/old-files';
import type { Database } from '@/lib/server/database/sql';
import type { Notice } from './notice-queue';

const FOLDER = 'search-notices';
const ENGINES = ['indexnow', 'google'] as const;

/**
 * Takes over the notices of releases that kept them in a file for each engine, and moves the folder to DATA_DIR/imported. A file that
 * cannot be read counts as empty: sitemaps report the same.
 */
export async function importNotices(database: Database, dataDir: string): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ dataDir, FOLDER);
  const found = ENGINES.map(async (engine) => ({
    engine,
    text: await readFile(join(folder, `${engine}.json`), 'utf8').catch(() => null),
  }));
  const files = await Promise.all(found);
  if (files.every(({ text }) => text === null)) return;
  for (const { engine, text } of files)
    for (const { url, kind, at } of noticesIn(text)) {
      await database.quick`
        insert into notice (engine, url, kind, noticed_at) values (${engine}, ${url}, ${kind}, ${at})
        on conflict (engine, url) do nothing`;
      await nextTurn();
    }
  await moveImported(database, dataDir, FOLDER);
}

function noticesIn(text: string | null): readonly Notice[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isNotice) : [];
  } catch {
    return [];
  }
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { url, kind, at } = value as Readonly<Record<string, unknown>>;
  return (
    typeof url === 'string' && (kind === 'arrived' || kind === 'left') && Number.isSafeInteger(at)
  );
}
