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
/** A backup that is older is worth a word. */
const OLD_DAYS = 7;
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

const daysSince = (time: string, now: number) => Math.floor((now - Date.parse(time)) / DAY_MS);

/** What a person has to mend in the database, or decide about. */
export function databaseFindings(
  { name, problem, facts, damaged }: DatabaseState,
  now = Date.now(),
): SiteFinding[] {
  const found: [level: SiteFinding['level'], key: string, text: string][] = [];
  if (problem !== null) found.push(['must', 'database', `${name}: ${problem}`]);
  for (const file of damaged)
    found.push(['must', 'damaged', `save what is in ${file} (docs/run.md, 'A damaged database')`]);
  if (Number(facts?.held))
    found.push(['should', 'outbox', `applications that a person decides about: ${facts?.held}`]);
  if (facts && !(facts.backupAt && daysSince(facts.backupAt, now) <= OLD_DAYS))
    found.push(['should', 'backup', `none of the last ${OLD_DAYS} days: npm run backup -- FOLDER`]);
  return found.map(([level, key, text]) => {
    return { level, kind: 'setting', key, text, where: 'docs/run.md' };
  });
}

/** A line for people: which engine, what waits, how old the backup is. */
export function databaseLine({ name, problem, facts }: DatabaseState, now = Date.now()): string {
  if (facts === null)
    return `Database: ${name}; ${problem ? 'not read' : 'not made yet: the site makes it when it starts'}`;
  const { waiting, held, backupAt } = facts;
  const backup = backupAt === null ? 'none' : `${daysSince(backupAt, now)} days old`;
  return `Database: ${name}; applications waiting: ${waiting}, held: ${held} (npm run outbox); backup: ${backup}`;
}
