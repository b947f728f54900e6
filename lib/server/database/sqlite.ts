import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { isDamage, refuseDamage, setAside } from './damaged-file';
import type { Database, Sql, SqlValue } from './sql';
import { awayError, codeOf, STATEMENT_MS } from './sql';
import { isNewerDatabase, STEP_TABLE, stepsAfter } from './tables';

/** How long to wait before asking for a locked file again, at most (ms). */
const AGAIN_MS = 15;

type Connection = {
  readonly database: Sqlite.Database;
  /** By the text of their template, which is one object for each place in the code. */
  readonly prepared: Map<TemplateStringsArray, Sqlite.Statement<SqlValue[]>>;
};
type Opened = { readonly inode: number; readonly durable: Connection; readonly fast: Connection };

/**
 * A database in a file, made if there is none. A statement runs at once and in one go on the thread that answers visitors, so none may
 * be long, and none is part of a larger transaction. Where another process has locked the file, we wait without stopping the thread,
 * as SQLite's own `busy_timeout` would. A damaged file is set aside (damaged-file.ts).
 */
export function openSqlite(path: string): Database {
  let opened: Opened | null = null;

  function shut(): void {
    opened?.durable.database.close();
    opened?.fast.database.close();
    opened = null;
  }

  /** Our connections, made again if the file is no longer the one they have: restored, set aside by another process or removed. */
  function connections(): Opened {
    if (opened?.inode === inodeOf(path)) return opened;
    shut();
    const inode = makeFile(path);
    const made: Connection[] = [];
    try {
      const durable = connect(path, 'FULL');
      made.push(durable);
      // Reads every page once. `integrity_check` asks besides whether each index names each row, which a dump mends: that takes several
      // times as long, and every start waits for this.
      refuseDamage(durable.database.pragma('quick_check(1)', { simple: true }));
      makeTables(durable.database);
      const fast = connect(path, 'NORMAL');
      return (opened = { inode, durable, fast });
    } catch (error) {
      for (const { database } of made) database.close();
      if (isBusy(error) || isNewerDatabase(error)) throw error;
      if (!isDamage(error)) throw awayError(error);
      if (inodeOf(path) === inode) setAside(path, error);
    }
    return connections();
  }

  /** Tries for two seconds while another process has the file. */
  async function patiently<T>(work: () => T): Promise<T> {
    const end = performance.now() + STATEMENT_MS;
    for (;;) {
      try {
        return work();
      } catch (error) {
        // What is damaged is found again, and set aside, when it is opened.
        if (isDamage(error)) shut();
        if (!isBusy(error)) throw error;
        if (performance.now() > end) throw awayError(error);
        await pause(1 + Math.random() * AGAIN_MS);
      }
    }
  }

  const asking =
    (which: 'durable' | 'fast'): Sql =>
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      patiently(() => {
        const statement = prepared(connections()[which], text);
        if (!statement.reader)
          return { rows: [] as Row[], changes: statement.run(...values).changes };
        const rows = statement.all(...values) as Row[];
        return { rows, changes: rows.length };
      });

  return {
    sql: asking('durable'),
    quick: asking('fast'),
    prepare: async () => void (await patiently(connections)),
    close: async () => shut(),
  };
}

const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

function prepared({ database, prepared: known }: Connection, text: TemplateStringsArray) {
  const made = known.get(text) ?? database.prepare<SqlValue[]>(text.join('?'));
  known.set(text, made);
  return made;
}

/** Number of the file with this name; 0 if there is none. */
const inodeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.ino ?? 0;

/** Readable by this user alone: SQLite gives `-wal` and `-shm` the same permissions. @returns its number */
function makeFile(path: string): number {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
    const { mode, ino } = statSync(path);
    if ((mode & 0o77) !== 0) chmodSync(path, 0o600);
    return ino;
  } catch (error) {
    throw awayError(error);
  }
}

/** @param synchronous whether a write waits until it is on the disk (FULL) or not */
function connect(path: string, synchronous: 'FULL' | 'NORMAL'): Connection {
  const database = new Sqlite(path, { timeout: 0 });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma(`synchronous = ${synchronous}`);
    // Nothing remains in the file of an application that was erased.
    if (synchronous === 'FULL') database.pragma('secure_delete = ON');
    database.function('now_ms', () => Date.now());
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, prepared: new Map() };
}

function makeTables(database: Sqlite.Database): void {
  database
    .transaction(() => {
      database.exec(STEP_TABLE);
      const done = database.prepare<[], number>('select count(*) from schema_step').pluck().get();
      stepsAfter(done ?? 0, 'sqlite').forEach((text, at) => {
        database.exec(text);
        database
          .prepare('insert into schema_step (number, done_at) values (?, now_ms())')
          .run((done ?? 0) + at + 1);
      });
    })
    .immediate();
}
