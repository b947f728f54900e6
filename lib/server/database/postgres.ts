import 'server-only';
import pg from 'pg';
import { within } from '@/lib/server/process/within';
import type { Database, Sql, SqlValue } from './sql';
import { awayError, errorCode, STATEMENT_MS } from './sql';
import { isNewerDatabase, STEP_TABLE, stepsAfter } from './tables';

/** Connections of each pool. */
const CONNECTIONS = 4;
/** Held while one of the processes that start together makes the tables. */
const LOCK = 4_676_001;
/** The tables are gone: the database was made anew, for example by a restore. */
const NO_SUCH_TABLE = '42P01';

const { INT8, NUMERIC } = pg.types.builtins;

/** Counts and times are numbers, as in SQLite; `pg` leaves them as text, because they may be larger than a number is exact. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format as 'text'),
};

/** A database on a server, for several machines or for one without a disk. A lost connection is replaced at the next statement. */
export function openPostgres(url: string): Database {
  const pools = { durable: openPool(url, 'on'), fast: openPool(url, 'off') };
  let prepared: Promise<void> | null = null;

  function prepare(): Promise<void> {
    const preparing = (prepared ??= makeTables(pools.durable));
    preparing.catch(() => (prepared = null));
    return preparing;
  }

  const asking =
    (pool: pg.Pool): Sql =>
    async <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) => {
      const ask = async () => {
        await prepare();
        return pool.query(numbered(text), values.map(asBytes));
      };
      try {
        const { rows, rowCount } = await within(STATEMENT_MS, ask());
        return { rows: rows as Row[], changes: rowCount ?? 0 };
      } catch (error) {
        if (errorCode(error) === NO_SUCH_TABLE) prepared = null;
        throw isRefusal(error) ? error : awayError(error);
      }
    };

  return {
    sql: asking(pools.durable),
    quick: asking(pools.fast),
    async prepare() {
      await within(STATEMENT_MS, prepare()).catch((error: unknown) => {
        throw isRefusal(error) ? error : awayError(error);
      });
    },
    close: async () => void (await Promise.all([pools.durable.end(), pools.fast.end()])),
  };
}

/** SQLSTATE of a server that lets nobody in, is going down, or did not answer in time. */
const CLOSED = /^(?:08|28|3D|57P)/;

/** Whether the server answered, and will answer others: only its own errors have a severity. */
const isRefusal = (error: unknown): boolean =>
  isNewerDatabase(error) ||
  (typeof error === 'object' &&
    error !== null &&
    'severity' in error &&
    !CLOSED.test(errorCode(error)));

/** @param synchronousCommit whether a write waits until it is on the server's disk */
function openPool(url: string, synchronousCommit: 'on' | 'off'): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'site',
    max: CONNECTIONS,
    // One stays open: by it a restore sees that the site is running (scripts/owner/backup/postgres-backup.ts).
    min: 1,
    connectionTimeoutMillis: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
    // So that the server says that a statement was too slow, before we give it up as lost.
    statement_timeout: STATEMENT_MS - 500,
    keepAlive: true,
    options: `-c synchronous_commit=${synchronousCommit}`,
    allowExitOnIdle: true,
    types,
  });
  // Without a listener a lost connection ends the process. Whoever used it gets the error; the others need not know.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** `a ${} b ${}` → `a $1 b $2` */
const numbered = (text: TemplateStringsArray): string =>
  text.reduce((all, part, at) => `${all}$${at}${part}`);

/** `pg` sends a Buffer as bytes, and other arrays of bytes as text. */
const asBytes = (value: SqlValue): unknown =>
  value !== null && typeof value === 'object'
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : value;

/** One process at a time: the others wait, and find them made. */
async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(STEP_TABLE);
    const { rows } = await client.query<{ done: number }>(
      'select count(*) as done from schema_step',
    );
    const done = rows[0]?.done ?? 0;
    for (const [at, text] of stepsAfter(done, 'postgres').entries()) {
      await client.query(text);
      await client.query('insert into schema_step (number, done_at) values ($1, now_ms())', [
        done + at + 1,
      ]);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    // Its transaction ends with it.
    client.release(true);
    throw error;
  }
}
