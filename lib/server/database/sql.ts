import 'server-only';

/** What a statement may be given. There is no boolean in SQLite: 0 and 1 are. */
export type SqlValue = string | number | Uint8Array | null;

/** What a statement answers: its rows, and how many it wrote (or read, if it wrote none). */
export type Answer<Row> = { readonly rows: readonly Row[]; readonly changes: number };

/**
 * Runs one statement, the same text for SQLite and PostgreSQL. `now_ms()` in it is the database's clock, in milliseconds since 1970.
 * Rejects once two seconds have passed without an answer.
 */
export type Sql = <Row = unknown>(
  text: TemplateStringsArray,
  ...values: readonly SqlValue[]
) => Promise<Answer<Row>>;

/** The site's tables, in a file or on a server (docs/decisions/0064). */
export type Database = {
  /** Once this settles, what it wrote survives the death of the machine. */
  readonly sql: Sql;
  /** Waits for no disk: a machine that dies may take along what was written in its last second. */
  readonly quick: Sql;
  /** Opens the database and makes the tables that are missing, as the first statement would. */
  readonly prepare: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How long a statement may take, with all that it waits for (ms). */
export const STATEMENT_MS = 2_000;

/** What an error of the engine, of Node or of this folder says of itself: `SQLITE_FULL`, `23505`, `ECONNREFUSED`; '' if nothing. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

const AWAY = 'DATABASE_AWAY';

/** The error of an engine that no statement reaches. */
export const awayError = (cause: unknown): Error =>
  Object.assign(new Error(cause instanceof Error ? cause.message : String(cause), { cause }), {
    code: AWAY,
  });

/** Whether no statement reached the engine; otherwise it refused this one. */
export const isAway = (error: unknown): boolean => errorCode(error) === AWAY;
