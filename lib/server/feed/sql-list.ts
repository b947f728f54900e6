import 'server-only';
import { mapInSlices, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import type { Database } from '@/lib/server/database/sql';
import { logger } from '@/lib/server/process/log';
import type { FirstSeen } from './first-seen';
import { NO_CONTENTS, packContents, unpackContents, type ListContents } from './list-contents';
import type { ListedJob } from './listed-job';
import type { StoredFeed } from './shared-feed';
import { sqlBlocks } from './sql-blocks';
import { parsed, sqlMemory } from './sql-memory';
import type { StoredSnapshot } from './stored-snapshot';

/** How often a list is read again that was replaced meanwhile. */
const TRIES = 3;

type ListRow = {
  readonly version: number;
  readonly fetched_at: string | null;
  readonly ids: Uint8Array | null;
  readonly head: string | null;
};
type Head = Pick<StoredSnapshot, 'droppedCount' | 'reading'>;

/**
 * The list of jobs with its history, over several tables without a transaction. Everything that a list needs is written before the row
 * that names it, which replaces the list before in one statement, and what only that one needed goes last.
 */
export function sqlList({ sql, quick }: Pick<Database, 'sql' | 'quick'>) {
  const blocks = sqlBlocks({ quick });
  const memory = sqlMemory({ quick });

  async function listRow(): Promise<ListRow> {
    const { rows } = await quick<ListRow>`
      select version, fetched_at, ids, head from feed where name = 'jobs'`;
    const [row] = rows;
    if (!row) throw new Error('The row of the feed is missing');
    return row;
  }

  return {
    /**
     * Once this settles, the list survives the death of the machine: the last statement waits for the disk, and all before it with it.
     * @param known version of the list that this one continues
     * @returns its version; null if another has been stored meanwhile
     */
    async write(list: StoredSnapshot, known: number): Promise<number | null> {
      const row = await listRow();
      if (row.version !== known) return null;
      const { jobs, merits, fetchedAt, droppedCount, reading, firstSeen } = list;
      const { places, written, before } = await blocks.write(jobs, await contentsOf(row));
      const ids = await runSliced(mapInSlices(jobs, ({ id }) => id));
      const gone = await runSliced(goneSteps(ids, firstSeen));
      const forget = await memory.keep({ ...list, firstSeen: gone });
      const contents = await packContents({
        ids,
        places,
        merits: await runSliced(mapInSlices(ids, (_, at) => merits[at] ?? null)),
      });
      const head: Head = { droppedCount, ...(reading !== undefined && { reading }) };
      const { changes } = await sql`
        update feed set version = version + 1, fetched_at = ${fetchedAt}, ids = ${contents}, head = ${JSON.stringify(head)}
        where name = 'jobs' and version = ${known}`;
      if (changes === 0) {
        await blocks.remove(written);
        return null;
      }
      const needed = new Set(places.map(({ block }) => block));
      // Not those that came since: another instance may be writing them.
      await blocks.remove([...before].filter((number) => !needed.has(number)));
      await forget();
      return known + 1;
    },

    /** @throws Error if the database is away */
    async read(): Promise<StoredFeed> {
      for (let tries = 1; ; tries += 1) {
        const row = await listRow();
        const stored = await readRow(row);
        const { rows } = await quick<Pick<ListRow, 'version'>>`
          select version from feed where name = 'jobs'`;
        if (rows[0]?.version !== row.version && tries < TRIES) continue;
        if (row.ids !== null && !('jobs' in stored))
          logger().error(
            'The stored list is damaged: the site does without it, and keeps the dates that are left',
          );
        return { version: row.version, stored };
      }
    },
  };

  async function readRow(row: ListRow): Promise<StoredFeed['stored']> {
    const contents = await contentsOf(row);
    const found = await blocks.read(contents);
    const jobs = found.filter((job) => job !== undefined);
    const history = await memory.recall();
    const listed = await runSliced(mapInSlices(jobs, (job) => [job.id, firstSeenOf(job)] as const));
    const firstSeen = [...history.firstSeen, ...listed];
    if (row.fetched_at === null || row.ids === null) return { ...history, firstSeen };
    const head = parsed<Head>(row.head);
    const isDamaged =
      head === null || contents === NO_CONTENTS || jobs.length < contents.ids.length;
    if (isDamaged) return { ...history, firstSeen };
    return {
      ...history,
      ...head,
      firstSeen,
      fetchedAt: row.fetched_at,
      jobs,
      merits: contents.merits,
    };
  }
}

/** None if there is no list, or if it cannot be read: then all jobs are written anew. */
async function contentsOf({ ids }: ListRow): Promise<ListContents> {
  return ids === null ? NO_CONTENTS : unpackContents(ids).catch(() => NO_CONTENTS);
}

/** The dates of the jobs that are not listed. */
function* goneSteps(
  ids: readonly string[],
  dates: StoredSnapshot['firstSeen'],
): SlicedWork<StoredSnapshot['firstSeen']> {
  const listed = new Set<string>();
  yield* mapInSlices(ids, (id) => void listed.add(id));
  const gone = yield* mapInSlices(dates, (entry) => (listed.has(entry[0]) ? null : entry));
  return gone.filter((entry) => entry !== null);
}

/** The dates of a listed job, which its own facts hold. */
const firstSeenOf = (job: ListedJob): FirstSeen => ({
  firstSeenOn: job.firstSeenOn,
  postedOn: job.postedOn,
  inFeedOn: job.lastSeenOn,
  content: job.content,
  changedOn: job.changedOn,
});
