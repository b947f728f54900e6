import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { isDamage, refuseDamage, setAside } from './damaged-file';
import { eraseDamagedJobs } from './damaged-jobs';
import { logger } from '@/lib/server/process/log';
import { fileStats } from './file-stats';
import { giveToOwner } from './folder-owner';
import type { Reserve } from './reserve';
import { diskFull, isDiskFull } from './reserve';
import type { Database, Sql, SqlValue } from './sql';
import { awayError, errorCode, isAway, STATEMENT_MS } from './sql';
import { isNewerDatabase, STEP_TABLE, stepsAfter } from './tables';

/** Between two looks at whether there is room for the reserve again (ms). */
const RESERVE_MS = 60_000;
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
 * @param reserve is given up where the disk has no room to open the file, to change, to erase or for a receipt; what else is new is refused
 */
export function openSqlite(path: string, reserve: Reserve | null = null): Database {
  let reserveDueAt = 0;
  /** The reserve was given up. */
  let isGivenUp = false;
  let opened: Opened | null = null;
  let isClosed = false;

  function shut(): void {
    opened?.durable.database.close();
    opened?.fast.database.close();
    opened = null;
  }

  /** Our connections, made again if the file is no longer the one they have: restored, set aside by another process or removed. */
  function connections(): Opened {
    if (opened?.inode === inodeOf(path)) return opened;
    if (isClosed) throw awayError('It was closed');
    if (opened) logger().warn({ file: path }, 'The file of the database was replaced or removed');
    shut();
    const inode = makeFile(path);
    const made: Connection[] = [];
    try {
      const durable = connect(path, 'FULL');
      made.push(durable);
      // Reads every page once. `integrity_check` asks besides whether each index names each row, which a dump mends: that takes several
      // times as long, and every start waits for this.
      check(durable.database);
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

  /** Makes all indexes anew: `quick_check` does not see that one names another row than it should. @returns false if that is not all */
  function mendIndexes(): boolean {
    try {
      opened?.durable.database.exec('reindex');
      return opened !== null;
    } catch {
      return false;
    }
  }

  /** Works with the room of the reserve, where there is no other. */
  function withReserve<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const cause = isAway(error) && error instanceof Error ? error.cause : error;
      if (!isDiskFull(cause) || !reserve?.release()) throw error;
      isGivenUp = true;
      reserveDueAt = performance.now() + RESERVE_MS;
      opened?.durable.database.pragma('wal_checkpoint(TRUNCATE)');
      return work();
    }
  }

  function takeReserve(): void {
    if (reserve === null || performance.now() < reserveDueAt) return;
    reserveDueAt = performance.now() + RESERVE_MS;
    void reserve.take();
  }

  /** Tries for two seconds while another process has the file. */
  async function patiently<T>(work: () => T): Promise<T> {
    const end = performance.now() + STATEMENT_MS;
    let isMended = false;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (isDamage(error) && !isMended && (isMended = mendIndexes())) continue;
        // What is damaged is found again, and set aside, when it is opened.
        if (isDamage(error)) shut();
        if (!isBusy(error)) throw error;
        if (performance.now() > end) throw error;
        await pause(1 + Math.random() * AGAIN_MS);
      }
    }
  }

  const asking =
    (which: 'durable' | 'fast'): Sql =>
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      patiently(() => {
        takeReserve();
        const statement = prepared(withReserve(connections)[which], text);
        const run = () => answerOf<Row>(statement, values);
        const isNew = INSERTS.test(statement.source);
        // What the reserve has left is for what waits.
        if (isNew && isGivenUp && !reserve?.isThere()) throw diskFull();
        return statement.readonly || isNew ? run() : withReserve(run);
      });

  return {
    sql: asking('durable'),
    quick: asking('fast'),
    prepare: async () => void (await patiently(connections)),
    async close() {
      isClosed = true;
      shut();
    },
  };
}

const isBusy = (error: unknown): boolean => errorCode(error).startsWith('SQLITE_BUSY');

/** All that is new but a receipt, without which no application that the platform has taken is erased. */
const INSERTS = /^\s*insert\b(?! into receipt\b)/i;

function answerOf<Row>(statement: Sqlite.Statement<SqlValue[]>, values: readonly SqlValue[]) {
  if (!statement.reader) return { rows: [] as Row[], changes: statement.run(...values).changes };
  const rows = statement.all(...values) as Row[];
  return { rows, changes: rows.length };
}

function prepared({ database, prepared: known }: Connection, text: TemplateStringsArray) {
  const made = known.get(text) ?? database.prepare<SqlValue[]>(text.join('?'));
  known.set(text, made);
  return made;
}

/** Number of the file with this name; 0 if there is none. */
const inodeOf = (path: string): number => fileStats(path)?.ino ?? 0;

/** Readable by this user alone: SQLite gives `-wal` and `-shm` the same permissions. @returns its number */
function makeFile(path: string): number {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    makeNew(path);
    const { mode, ino } = statSync(path);
    if ((mode & 0o77) !== 0) chmodSync(path, 0o600);
    return ino;
  } catch (error) {
    throw awayError(error);
  }
}

/** Makes the file if there is none. */
function makeNew(path: string): void {
  try {
    const file = openSync(path, 'ax', 0o600);
    try {
      giveToOwner(file, dirname(path));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    closeSync(openSync(path, 'a', 0o600));
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
    database.function('as_json', { deterministic: true }, (text) => text);
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, prepared: new Map() };
}

/** @throws Error (`isDamage`) if the file is damaged, but for jobs: these are erased */
function check(database: Sqlite.Database): void {
  try {
    refuseDamage(database.pragma('quick_check(1)', { simple: true }));
  } catch (error) {
    if (!isDamage(error) || !eraseDamagedJobs(database, String(error))) throw error;
    logger().error(
      { reason: String(error) },
      'Stored jobs were damaged, and erased: they come back with the next read',
    );
  }
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
