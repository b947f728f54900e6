import { existsSync, readFileSync } from 'node:fs';
import { openSqlite } from '@/lib/server/database/sqlite';
import { wholeJob } from '@/lib/server/feed/listed-job';
import { sqlList } from '@/lib/server/feed/sql-list';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';

const [order, path = ''] = process.argv.slice(2);

async function read(): Promise<unknown> {
  if (!existsSync(path)) return null;
  const database = openSqlite(path);
  const { stored } = await sqlList(database).read();
  await database.close();
  return 'jobs' in stored ? { ...stored, jobs: stored.jobs.map(wholeJob) } : null;
}

async function change(): Promise<void> {
  const told = JSON.parse(readFileSync(0, 'utf8')) as Partial<StoredSnapshot>;
  const database = openSqlite(path);
  const list = sqlList(database);
  const { stored, version } = await list.read();
  if (!('jobs' in stored)) throw new Error('Nothing is stored');
  const dates = new Map(told.firstSeen);
  // The dates of a listed job are stored with it.
  const jobs = stored.jobs.map((job) => ({
    ...job,
    firstSeenOn: dates.get(job.id)?.firstSeenOn ?? job.firstSeenOn,
  }));
  await list.write({ ...stored, ...told, jobs }, version);
  await database.sql`update feed set turn_until = 0, turn_by = null`;
  // The file is complete without what SQLite has written beside it.
  await database.close();
}

async function main(): Promise<void> {
  if (order === 'read') process.stdout.write(JSON.stringify(await read()));
  else await change();
}
void main();
