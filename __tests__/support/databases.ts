import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@/lib/server/database/postgres';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { describeUnless } from './left-out';
import { noPostgres, startPostgres } from './postgres';

const isAway = () => Promise.reject(new Error('The database is unavailable'));

/** A database that no statement reaches. */
export const DATABASE_AWAY: Database = {
  sql: isAway,
  quick: isAway,
  prepare: isAway,
  close: () => Promise.resolve(),
};

/** One database for each test: every call opens it once more, as another process does. Closed after the test. */
export type OpenDatabase = () => Database;

/** A suite that runs on SQLite and on PostgreSQL, with a new, empty database for each test. */
export function describeDatabases(name: string, tests: (open: OpenDatabase) => void): void {
  describe(`${name}, in SQLite`, () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'database-'));
    });
    const open = closingAfterEach(() => openSqlite(join(folder, 'site.db')));
    afterEach(() => rmSync(folder, { recursive: true, force: true }));
    tests(open);
  });
  describeWithPostgres(`${name}, in PostgreSQL`, (newDatabase) => {
    let url: string;
    beforeEach(() => {
      url = newDatabase();
    });
    tests(closingAfterEach(() => openPostgres(url)));
  });
}

/** A suite with a PostgreSQL of its own; left out if there is none. */
export function describeWithPostgres(name: string, tests: (newDatabase: () => string) => void) {
  describeUnless(noPostgres)(name, () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.stop());
    tests(() => server.newDatabase());
  });
}

function closingAfterEach(open: () => Database): OpenDatabase {
  const opened: Database[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  return () => {
    const database = open();
    opened.push(database);
    return database;
  };
}
