import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { setAsideFiles } from '@/lib/server/database/damaged-file';
import { fileStats } from '@/lib/server/database/file-stats';
import { errorCode } from '@/lib/server/database/sql';
import { withPostgres } from '../postgres-client';
import type { SiteFinding } from './finding';

/** How the site's database is. */
export type DatabaseState = Awaited<ReturnType<typeof databaseState>>;

/** How long to wait for an answer (ms). */
const ANSWER_MS = 3_000;
const NO_SUCH_TABLE = '42P01';
const DAY_MS = 24 * 3_600_000;
const FACTS = `select
  (select count(*) from outbox) as waiting,
  (select count(*) from outbox where state = 'held') as held,
  (select value from memory where kind = 'backup' and key = 'made') as "backupAt"`;
/** What waits, what a person has to decide about, and the time of the last backup; null if none was made. */
type Facts = { waiting: number | string; held: number | string; backupAt: string | null };

/** Asks the database that the settings name. Changes nothing. Never rejects. */
export async function databaseState(settings: Readonly<Record<string, string | undefined>>) {
  const url = settings.DATABASE_URL?.trim();
  const path = join(settings.DATA_DIR?.trim() || '.data', 'site.db');
  const address = URL.parse(url ?? '');
  const known = {
    name: url ? `PostgreSQL, ${address?.host}${address?.pathname}` : `SQLite, ${path}`,
    /** Damaged files in DATA_DIR that the site set aside. */
    damaged: setAsideFiles(path),
  };
  const stranger = url ? null : strangeOwner(path);
  try {
    const facts = url ? await readPostgres(url) : readSqlite(path);
    // Without facts it is not made yet.
    return { ...known, problem: stranger, facts };
  } catch (error) {
    const unread = errorCode(error) === NO_SUCH_TABLE ? null : `cannot be read: ${String(error)}`;
    return { ...known, problem: stranger ?? unread, facts: null };
  }
}

function readSqlite(path: string): Facts | null {
  if (!existsSync(path)) return null;
  const database = new Sqlite(path, { readonly: true, timeout: ANSWER_MS });
  try {
    return database.prepare<[], Facts>(FACTS).get() ?? null;
  } finally {
    database.close();
  }
}

const readPostgres = (url: string): Promise<Facts | null> =>
  withPostgres(url, { name: 'site-check', answerMs: ANSWER_MS }, async (client) => {
    const { rows } = await client.query<Facts>(FACTS);
    return rows[0] ?? null;
  });

/** As after a copy that another user made: the site, which runs as the owner of DATA_DIR, could not write to it. */
function strangeOwner(path: string): string | null {
  const folder = dirname(path);
  const owner = fileStats(folder)?.uid;
  const strange = [path, `${path}-wal`, `${path}-shm`].find(
    (file) => (fileStats(file)?.uid ?? owner) !== owner,
  );
  return strange
    ? `${strange} belongs to user ${fileStats(strange)?.uid}, and ${folder} to user ${owner}: if the site runs as ${owner}, it cannot write to it. Run chown --reference=${folder} ${path}*`
    : null;
}

/** What a person has to mend in the database. */
export function databaseFindings({ name, problem, damaged }: DatabaseState): SiteFinding[] {
  const must = (key: string, text: string): SiteFinding => {
    return { level: 'must', kind: 'setting', key, text, where: 'docs/run.md' };
  };
  return [
    ...(problem === null ? [] : [must('database', `${name}: ${problem}`)]),
    ...damaged.map((file) =>
      must('damaged', `save what is in ${file} (docs/run.md, 'A damaged database')`),
    ),
  ];
}

/** A line for people: which engine, what waits, how old the backup is. */
export function databaseLine({ name, problem, facts }: DatabaseState, now = Date.now()): string {
  if (facts === null)
    return `Database: ${name}; ${problem ? 'not read' : 'not made yet: the site makes it when it starts'}`;
  const { waiting, held, backupAt } = facts;
  const days = backupAt === null ? null : Math.floor((now - Date.parse(backupAt)) / DAY_MS);
  const backup = days === null ? 'no backup (npm run backup)' : `backup ${days} days old`;
  return `Database: ${name}; applications waiting: ${waiting}, held: ${held} (npm run outbox); ${backup}`;
}
