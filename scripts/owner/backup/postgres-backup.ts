import { spawnSync } from 'node:child_process';
import type pg from 'pg';
import { HOLD } from './hold';
import { withPostgres } from '../postgres-client';

/** How long the server may take to answer (ms). */
const ANSWER_MS = 10_000;

/** Runs a program of PostgreSQL. The password is not among its arguments, which every user of the machine can read. */
function run(program: string, args: readonly string[], url?: string): string {
  const address = url === undefined ? null : new URL(url);
  const PGPASSWORD = decodeURIComponent(address?.password ?? '');
  if (address) address.password = '';
  // Only `pg` understands it.
  address?.searchParams.delete('uselibpqcompat');
  const { status, error, stdout, stderr } = spawnSync(
    program,
    [...args, ...(address ? ['--dbname', address.href] : [])],
    {
      env: { ...process.env, ...(PGPASSWORD === '' ? {} : { PGPASSWORD }) },
      encoding: 'utf8',
      maxBuffer: 64 * 1_048_576,
    },
  );
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error(`${program} is not installed: it is in the package postgresql-client`);
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

const withClient = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withPostgres(url, { name: 'backup', answerMs: ANSWER_MS }, work);

/** Writes the database, as it is at this moment, into one file of PostgreSQL's custom format. The site may be running. */
export function backUpPostgres(url: string, to: string): void {
  run('pg_dump', ['--format=custom', `--file=${to}`], url);
}

/** Notes when the last backup was made, for `npm run site:check`. */
export const notePostgresBackup = (url: string, at: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(
      `insert into memory (kind, key, value) values ('backup', 'made', $1)
       on conflict (kind, key) do update set value = excluded.value`,
      [at],
    );
  });

/** Reads all of the backup, without a server. @throws Error if it is damaged. @returns how many tables it has */
export function drillPostgres(backup: string): number {
  const tables = run('pg_restore', ['--list', backup]).match(/TABLE DATA \S+ \S+/g) ?? [];
  if (!tables.some((table) => table.endsWith(' schema_step')))
    throw new Error(`${backup} is no backup of the site`);
  run('pg_restore', ['--file=/dev/null', backup]);
  return tables.length;
}

/**
 * Puts a backup in the place of what the database holds, while the site is stopped: all of it or, if anything fails, nothing.
 * @throws Error if the site is running, or if applications wait, since what was handed over since the backup would be sent again
 * @returns how many applications that waited are held now
 */
export async function restorePostgres(backup: string, url: string): Promise<number> {
  await withClient(url, async (client) => {
    const others = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'site'`,
    );
    if (others.rows.length > 0) throw new Error('the site is running: stop it first');
    const { rows } = await client.query<{ table: string | null }>(
      `select to_regclass('outbox') as table`,
    );
    if (rows[0]?.table === null) return;
    const waiting = await client.query('select 1 from outbox');
    if (waiting.rows.length > 0)
      throw new Error(
        `${waiting.rows.length} applications wait in the database: wait until they are handed over, or restore into another one`,
      );
  });
  const all = ['--clean', '--if-exists', '--no-owner', '--no-acl', '--single-transaction'];
  run('pg_restore', [...all, '--exit-on-error', backup], url);
  return withClient(url, async (client) => (await client.query(HOLD)).rowCount ?? 0);
}
