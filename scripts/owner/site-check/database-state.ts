import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { setAsideFiles } from '@/lib/server/database/damaged-file';
import { fileStats } from '@/lib/server/database/file-stats';
import { errorCode } from '@/lib/server/database/sql';
import { withPostgres } from '../postgres-client';

/** How the site's database is. */
export type DatabaseState = {
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** The file, or the server and the database's name. */
  readonly where: string;
  /** What a person has to mend; null if nothing. */
  readonly problem: string | null;
  /** Null if it cannot be read, or is not made yet. */
  readonly facts: DatabaseFacts | null;
  /** Damaged files in DATA_DIR that the site set aside. */
  readonly damaged: readonly string[];
};
type Answer = Omit<DatabaseState, 'damaged'>;

export type DatabaseFacts = {
  readonly bytes: number;
  readonly waiting: number;
  readonly held: number;
  /** Time of the last backup; null if none was made. */
  readonly backupAt: string | null;
};

type Settings = Readonly<Record<string, string | undefined>>;

/** How long to wait for an answer (ms). */
const ANSWER_MS = 3_000;
const NO_SUCH_TABLE = '42P01';

const FACTS = `select
  (select count(*) from outbox) as waiting,
  (select count(*) from outbox where state = 'held') as held,
  (select value from memory where kind = 'backup' and key = 'made') as backup_at`;
type FactsRow = {
  readonly waiting: number | string;
  readonly held: number | string;
  readonly backup_at: string | null;
};

const factsOf = (row: FactsRow, bytes: number): DatabaseFacts => ({
  bytes,
  waiting: Number(row.waiting),
  held: Number(row.held),
  backupAt: row.backup_at,
});

/** Asks the database that the settings name. Changes nothing. Never rejects. */
export async function databaseState(settings: Settings): Promise<DatabaseState> {
  const url = settings.DATABASE_URL?.trim();
  const path = join(settings.DATA_DIR?.trim() || '.data', 'site.db');
  return { ...(url ? await postgresState(url) : sqliteState(path)), damaged: setAsideFiles(path) };
}

function sqliteState(path: string): Answer {
  const state = (problem: string | null, facts: DatabaseFacts | null = null): Answer => ({
    engine: 'SQLite',
    where: path,
    problem,
    facts,
  });
  if (!existsSync(path)) return state(null);
  const strange = strangeOwner(dirname(path), path);
  try {
    const database = new Sqlite(path, { readonly: true, timeout: ANSWER_MS });
    try {
      const row = database.prepare<[], FactsRow>(FACTS).get();
      const bytes = ['', '-wal'].reduce((sum, part) => sum + sizeOf(path + part), 0);
      return state(strange, row ? factsOf(row, bytes) : null);
    } finally {
      database.close();
    }
  } catch (error) {
    return state(strange ?? `cannot be read: ${reasonOf(error)}`);
  }
}

const sizeOf = (path: string) => fileStats(path)?.size ?? 0;

/** As after a copy that another user made: the site, which runs as the owner of DATA_DIR, could not write to it. */
function strangeOwner(dataDir: string, path: string): string | null {
  const owner = statSync(dataDir).uid;
  for (const part of ['', '-wal', '-shm']) {
    const uid = fileStats(path + part)?.uid ?? owner;
    if (uid !== owner)
      return `${path}${part} belongs to user ${uid}, and ${dataDir} to user ${owner}: if the site runs as ${owner}, it cannot write to it. Run chown --reference=${dataDir} ${path}*`;
  }
  return null;
}

async function postgresState(url: string): Promise<Answer> {
  const address = URL.canParse(url) ? new URL(url) : null;
  const where = address ? `${address.host}${address.pathname}` : 'DATABASE_URL';
  const state = (problem: string | null, facts: DatabaseFacts | null = null): Answer => ({
    engine: 'PostgreSQL',
    where,
    problem,
    facts,
  });
  try {
    const { rows } = await withPostgres(
      url,
      { name: 'site-check', answerMs: ANSWER_MS },
      (client) =>
        client.query<FactsRow & { readonly bytes: string }>(
          `select pg_database_size(current_database()) as bytes, facts.* from (${FACTS}) as facts`,
        ),
    );
    return state(null, rows[0] ? factsOf(rows[0], Number(rows[0].bytes)) : null);
  } catch (error) {
    return state(errorCode(error) === NO_SUCH_TABLE ? null : `does not answer: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String(error) : String(error);
