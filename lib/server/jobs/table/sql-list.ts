import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { JOBS_PER_SLICE, sortInSlices } from '@/lib/domain/basics/sliced-work';
import { feedDate } from '@/lib/domain/dates/dates';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import type { IsoDate } from '@/lib/domain/job/job';
import type { KnownPage } from '@/lib/domain/search-pages/known-pages';
import type { Database } from '@/lib/server/database/sql';
import { logger } from '@/lib/server/process/log';
import { rowReader, toRow, type JobRow } from './job-row';
import { jobTable, lengthOf, ROWS, type ReadRow, type Writer } from './job-table';
import { isStoredAs, onDay, type ListedJob } from './listed-job';
import { looseTexts, TEXTS_A_BLOCK } from './packed-texts';
import { byId, type KeptList, type SeenJob, type StoredList } from './stored-list';

type FeedRow = {
  readonly version: number;
  readonly fetchedAt: string | null;
  readonly head: string | null;
};
type Head = Pick<KeptList, 'droppedCount' | 'reading'> & {
  /** The feed's day of the read: near midnight its answer may have come on the next. */
  readonly day?: IsoDate | undefined;
};

const NOTHING: StoredList = {
  version: -1,
  fetchedAt: null,
  droppedCount: 0,
  jobs: [],
  searchPages: new Map(),
};

/**
 * The list of jobs in the database, over several statements without a transaction: first the rows that changed, then the row that counts
 * the lists. A crash in between leaves whole rows of two reads, and the next writer uses the same version again.
 * @param me who writes, if it is their turn
 */
export function sqlList({ sql, quick }: Pick<Database, 'sql' | 'quick'>, me: string) {
  const table = jobTable({ quick });
  /** What the database has, as far as this process knows; null after an error. */
  let known: StoredList | null = null;
  const damaged = new Set<string>();

  async function feedRow(): Promise<FeedRow> {
    const { rows } = await quick<FeedRow>`
      select version, fetched_at as "fetchedAt", head from feed where name = 'jobs'`;
    const [row] = rows;
    if (!row) throw new Error('The row of the feed is missing');
    return row;
  }

  /** Logs each damaged row once. The next list writes its job again, or erases the row. */
  function noteDamage({ id }: Pick<JobRow, 'id'>): void {
    if (damaged.has(id)) return;
    damaged.add(id);
    logger().error({ job: id }, 'A stored job is damaged: it comes back with the next read');
  }

  /** The jobs of some rows, with descriptions packed together. */
  function toJobs(rows: readonly ReadRow[], day: string, read: ReturnType<typeof rowReader>) {
    return rows.flatMap((_, from) => {
      if (from % TEXTS_A_BLOCK > 0) return [];
      const part = rows.slice(from, from + TEXTS_A_BLOCK);
      const packed = looseTexts(
        part.map(({ description }) => (typeof description === 'string' ? description : null)),
      );
      return part.map((row, at) => {
        const job = read(row, day, packed[at] ?? null);
        if (job === null) noteDamage(row);
        return job;
      });
    });
  }

  async function read(): Promise<StoredList> {
    const before = known;
    known = null;
    const { version, fetchedAt: written, head } = await feedRow();
    const fetchedAt = Number.isNaN(Date.parse(written ?? '')) ? null : written;
    const from = before !== null && before.version <= version ? before : NOTHING;
    const { day, ...told }: Head = { droppedCount: 0, ...parsed<Head>(head) };
    const jobs = await jobsAfter(from, day ?? feedDate(new Date(fetchedAt ?? Date.now())));
    const searchPages = await pagesAfter(from);
    // Rows that are all damaged are no list.
    const isLost = jobs.length === 0 && damaged.size > 0;
    return (known = {
      version,
      fetchedAt: isLost ? null : fetchedAt,
      ...told,
      jobs,
      searchPages,
    });
  }

  /** The jobs of a list, and what changed after it. */
  async function jobsAfter({ version, jobs }: StoredList, day: IsoDate) {
    const isFirst = version === NOTHING.version;
    const changed = new Map<string, ListedJob | null>();
    const readRow = rowReader();
    for await (const rows of isFirst ? table.listed() : table.since(version)) {
      const read = toJobs(rows, day, readRow);
      rows.forEach(({ id, goneOn }, at) =>
        changed.set(id, goneOn === null ? (read[at] ?? null) : null),
      );
    }
    const isOfDay = jobs[0]?.lastSeenOn === day;
    if (changed.size === 0 && isOfDay) return jobs;
    const others = jobs.filter(({ id }) => !changed.has(id)).map((job) => onDay(job, day));
    const all = [...others, ...changed.values()].filter((job) => job !== null);
    return runSliced(sortInSlices(all, byId));
  }

  async function pagesAfter({ version, searchPages }: StoredList) {
    const changed: (readonly [string, KnownPage])[] = [];
    for await (const rows of table.pagesSince(version))
      for (const { path, known: text } of rows) {
        const page = parsed<KnownPage>(text);
        if (page !== null) changed.push([path, page]);
        else logger().error({ path }, 'What was remembered of a search page is damaged');
      }
    return changed.length === 0 ? searchPages : new Map([...searchPages, ...changed]);
  }

  /** Once this settles, the list survives the death of the machine: the last statement waits for the disk, and all before it with it. */
  async function write(list: KeptList, after: number): Promise<number | null> {
    if (known?.version !== after) known = await read();
    const before = known;
    if (before.version !== after) return null;
    known = null;
    const writer: Writer = { version: after + 1, turn: me };
    if (list.jobs !== before.jobs) {
      // With what a writer that died has left behind.
      const day = before.jobs[0]?.lastSeenOn ?? feedDate(new Date(list.fetchedAt));
      const stored = await jobsAfter(before, day);
      if (!(await writeJobs(stored, list.jobs, writer))) return null;
      for (const id of damaged) if (!list.jobs.some((job) => job.id === id)) await table.erase(id);
      damaged.clear();
    }
    if (list.searchPages !== before.searchPages) {
      const asText = (page: KnownPage | undefined) => JSON.stringify(page);
      const fresh = [...list.searchPages].filter(
        ([path, page]) => asText(page) !== asText(before.searchPages.get(path)),
      );
      await table.writePages(fresh, writer);
    }
    const { fetchedAt, droppedCount, reading } = list;
    const day = list.jobs[0]?.lastSeenOn ?? undefined;
    const head: Head = { droppedCount, reading, day };
    const { changes } = await sql`
      update feed set version = ${writer.version}, fetched_at = ${fetchedAt}, head = ${JSON.stringify(head)}
      where name = 'jobs' and version = ${after} and turn_by = ${me}`;
    if (changes === 0) return null;
    known = { version: writer.version, ...list };
    table.sweep();
    return writer.version;
  }

  /** @returns false if the turn is another's by now */
  async function writeJobs(
    before: readonly ListedJob[],
    after: readonly ListedJob[],
    writer: Writer,
  ): Promise<boolean> {
    const rows: JobRow[] = [];
    let characters = 0;
    const flush = async () => {
      const [fresh, gone] = [true, false].map((isListed) =>
        rows.filter(({ goneOn }) => (goneOn === null) === isListed),
      );
      [rows.length, characters] = [0, 0];
      await table.writeGone(gone ?? [], writer);
      return table.writeListed(fresh ?? [], writer);
    };
    let steps = 0;
    for (const row of differences(before, after)) {
      if (row !== null) {
        rows.push(row);
        characters += lengthOf(row);
      }
      const isFull = rows.length === ROWS.written || characters > ROWS.characters;
      if (isFull && !(await flush())) return false;
      if ((steps += 1) % JOBS_PER_SLICE === 0) await nextTurn();
    }
    return flush();
  }

  async function seen(ids: readonly string[]): Promise<ReadonlyMap<string, SeenJob>> {
    const found = new Map<string, SeenJob>();
    const readRow = rowReader();
    const today = feedDate(new Date());
    for await (const rows of table.seen(ids))
      for (const row of rows) {
        const job = readRow(row, today, null);
        if (job === null) noteDamage(row);
        else {
          const told = { job, listedOn: row.version === 0 ? null : job.lastSeenOn };
          if (job.otherId !== null && !found.has(job.otherId)) found.set(job.otherId, told);
          found.set(job.id, told);
        }
      }
    return found;
  }

  return {
    read,
    write,
    seen,
    noteFound: (job: ListedJob) => table.noteFound(toRow(job, job.lastSeenOn ?? job.firstSeenOn)),
  };
}

/** The rows that make one list of another, both in the order of their ids; null for a job that stays as it is. */
function* differences(
  before: readonly ListedJob[],
  after: readonly ListedJob[],
): Generator<JobRow | null> {
  let at = 0;
  for (const job of after) {
    for (let old = before[at]; old && old.id < job.id; old = before[(at += 1)])
      yield toRow(old, old.lastSeenOn);
    const old = before[at]?.id === job.id ? before[at++] : undefined;
    yield old && isStoredAs(old, job) ? null : toRow(job);
  }
  for (let old = before[at]; old; old = before[(at += 1)]) yield toRow(old, old.lastSeenOn);
}

/** What we wrote as JSON; null if there is nothing, or it is damaged. */
export function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
