import { existsSync, readFileSync } from 'node:fs';
import { addDays } from '@/lib/domain/dates/dates';
import type { JobChange } from '@/lib/domain/job-history/change-list';
import { openSqlite } from '@/lib/server/database/sqlite';
import { toRow } from '@/lib/server/jobs/table/job-row';
import { wholeJob } from '@/lib/server/jobs/table/listed-job';
import { sqlList } from '@/lib/server/jobs/table/sql-list';
import type { ListChange } from './stored-list';

const [order, path = ''] = process.argv.slice(2);

const open = () => {
  const database = openSqlite(path);
  return { ...database, read: sqlList(database, 'a test').read };
};

async function read(): Promise<unknown> {
  if (!existsSync(path)) return null;
  const database = open();
  const stored = await database.read();
  await database.close();
  return stored.fetchedAt === null
    ? null
    : {
        ...stored,
        jobs: stored.jobs.map((job) => ({ ...wholeJob(job), changes: job.changes })),
        searchPages: [...stored.searchPages],
      };
}

async function change(): Promise<void> {
  const { fetchedAt, daysEarlier = 0 } = JSON.parse(readFileSync(0, 'utf8')) as ListChange;
  const { sql, read: readList, close } = open();
  const stored = await readList();
  if (stored.fetchedAt === null) throw new Error('Nothing is stored');
  for (const job of stored.jobs) {
    const earlier = (day: string) => addDays(day, -daysEarlier);
    const changes = job.changes?.map(([on, ...rest]): JobChange => [earlier(on), ...rest]);
    const row = toRow({
      ...job,
      firstSeenOn: earlier(job.firstSeenOn),
      ...(changes && { changes }),
    });
    await sql`
      update job set first_seen = ${row.firstSeen}, changes = ${row.changes}, hash = ${row.hash} where id = ${row.id}`;
  }
  await sql`update feed set fetched_at = ${fetchedAt ?? stored.fetchedAt}, turn_until = 0, turn_by = null`;
  // The file is complete without what SQLite has written beside it.
  await close();
}

async function main(): Promise<void> {
  if (order === 'read') process.stdout.write(JSON.stringify(await read()));
  else await change();
}
void main();
