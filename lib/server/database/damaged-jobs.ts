import 'server-only';
import type Sqlite from 'better-sqlite3';
import { isDamage, refuseDamage } from './damaged-file';

/**
 * Erases the jobs that SQLite cannot read, or whose texts are numbers, if nothing else is wrong with the file: the platform has them
 * still, and what waits in the file has no other place.
 * @param found what SQLite's check of the file says: it looks at all pages before it reads a row
 * @returns false if something else is wrong
 */
export function eraseDamagedJobs(database: Sqlite.Database, found: string): boolean {
  if (!/disk image is malformed$|NUMERIC value in job\.\w+$/.test(found)) return false;
  const isWhole = (table: unknown) =>
    database.pragma(`quick_check(${String(table)})`, { simple: true }) === 'ok';
  const read = (text: string) => database.prepare(text).pluck().all();
  try {
    const others = read(`select name from sqlite_schema where type = 'table' and name <> 'job'`);
    if (!others.every(isWhole)) return false;
    const row = database.prepare<[unknown], object>('select * from job where rowid = ?');
    const damaged = read('select rowid from job').filter((id) => !isReadable(() => row.get(id)));
    const indexes = database
      .prepare<[], { name: string; sql: string }>(
        `select name, sql from sqlite_schema where type = 'index' and tbl_name = 'job'`,
      )
      .all();
    database
      .transaction(() => {
        // An index is told what a row says that it loses, which cannot be read.
        for (const { name } of indexes) database.exec(`drop index ${name}`);
        for (const id of damaged) database.prepare('delete from job where rowid = ?').run(id);
        for (const { sql } of indexes) database.exec(sql);
        // Whoever has them in memory reads the rows again.
        database.exec('update feed set version = version - 1 where version > 0');
        refuseDamage(database.pragma('quick_check(1)', { simple: true }));
      })
      .immediate();
    return true;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

/** Whether a row can be read, with no number but its version. */
function isReadable(read: () => object | undefined): boolean {
  try {
    const values = Object.entries(read() ?? {});
    return values.every(([name, value]) => name === 'version' || typeof value !== 'number');
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}
