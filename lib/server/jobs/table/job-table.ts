import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GONE_JOBS } from '@/lib/config/limits';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { KnownPage } from '@/lib/domain/search-pages/known-pages';
import type { Database, SqlValue } from '@/lib/server/database/sql';
import { createSweep, SWEEP_ROWS } from '@/lib/server/database/sweep';
import type { JobRow } from './job-row';
import { statement, withRows } from './statements';

/** Rows of one statement, and characters in all of them: SQLite works on the thread that answers visitors, and PostgreSQL has two seconds. */
export const ROWS = { written: 50, read: 100, characters: 500_000 } as const;
const DAY_MS = 86_400_000;

/** Who writes: each statement checks that the turn is still theirs. */
export type Writer = { readonly version: number; readonly turn: string };

const UPSERT = withRows(
  [
    `insert into job (version, id, other_id, first_seen, hash, facts, description, changes)
     select cast(`,
    ` as bigint), column1, column2, column3, column4, as_json(column5), column6, as_json(column7) from`,
  ],
  7,
  [
    ` as fresh where exists (select 1 from feed where name = 'jobs' and turn_by = `,
    `) on conflict (id) do update set version = excluded.version, other_id = excluded.other_id, first_seen = excluded.first_seen, gone_on = null, hash = excluded.hash,
       facts = excluded.facts, description = excluded.description, changes = excluded.changes`,
  ],
);
const LEAVE = withRows(
  [
    'update job set description = null, version = cast(',
    ' as bigint), gone_on = column2, hash = column3, facts = as_json(column4), changes = as_json(column5) from',
  ],
  5,
  [
    ` as gone where job.id = gone.column1 and exists (select 1 from feed where name = 'jobs' and turn_by = `,
    ')',
  ],
);
const PAGES = withRows(
  [
    'insert into search_page (version, path, known) select cast(',
    ' as bigint), column1, column2 from',
  ],
  2,
  [
    ` as fresh where exists (select 1 from feed where name = 'jobs' and turn_by = `,
    ') on conflict (path) do update set version = excluded.version, known = excluded.known',
  ],
);
const ROW = `select id, other_id as "otherId", first_seen as "firstSeen", gone_on as "goneOn", hash, cast(facts as text) as facts,
  description, cast(changes as text) as changes, version from job where`;
const LISTED = statement(`${ROW} gone_on is null and id > `, ' order by id limit ', '');
// Both columns of the index, so that only what changed is looked at.
const SINCE = statement(`${ROW} (version, id) > (`, ', ', ') order by version, id limit ', '');
const SEEN = withRows(['with asked as'], 1, [
  ` ${ROW} id in (select column1 from asked) or other_id in (select column1 from asked)`,
]);

/** Characters of a row. */
export const lengthOf = (row: object): number =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );

/** Jobs that left before this day are forgotten. */
const goneBefore = (): IsoDate => addDays(feedDate(new Date()), -GONE_JOBS.keepDays);

/** A row with the version of the list that changed it last: 0 if the list never had the job. */
export type ReadRow = JobRow & { readonly version: number };

/** The jobs of the site, one a row, and the pages that are searches. Reads and writes in pieces, between which visitors are answered. */
export function jobTable({ quick }: Pick<Database, 'quick'>) {
  /** Writes rows of values, some at a time. @returns false if the turn is another's by now */
  async function write<T>(
    text: ReturnType<typeof withRows>,
    items: readonly T[],
    { version, turn }: Writer,
    valuesOf: (item: T) => readonly SqlValue[],
  ): Promise<boolean> {
    for (let from = 0; from < items.length; from += ROWS.written) {
      const part = items.slice(from, from + ROWS.written);
      const values = part.flatMap(valuesOf);
      const { changes } = await quick(text(part.length), version, ...values, turn);
      if (changes === 0) return false;
      await nextTurn();
    }
    return true;
  }

  /** Reads rows in the order of a key, some at a time: fewer if they are long. */
  async function* inPages<Row extends object>(
    read: (last: Row | undefined, limit: number) => Promise<{ readonly rows: readonly Row[] }>,
  ): AsyncGenerator<readonly Row[]> {
    let limit = ROWS.read / 10;
    for (let last: Row | undefined; ;) {
      const { rows } = await read(last, limit);
      yield rows;
      if (rows.length < limit) return;
      last = rows.at(-1);
      const isShort = rows.reduce((sum, row) => sum + lengthOf(row), 0) < ROWS.characters;
      limit = isShort ? Math.min(2 * limit, ROWS.read) : Math.ceil(limit / 4);
      await nextTurn();
    }
  }

  const sweep = createSweep(
    () => quick`
      delete from job where id in (select id from job where gone_on < ${goneBefore()} limit ${SWEEP_ROWS})`,
    DAY_MS,
  );

  return {
    writeListed: (rows: readonly JobRow[], writer: Writer): Promise<boolean> =>
      write(UPSERT, rows, writer, (row) => [
        row.id,
        row.otherId,
        row.firstSeen,
        row.hash,
        row.facts,
        row.description,
        row.changes,
      ]),
    /** Jobs that left the list: their facts stay. */
    writeGone: (rows: readonly JobRow[], writer: Writer): Promise<boolean> =>
      write(LEAVE, rows, writer, (row) => [row.id, row.goneOn, row.hash, row.facts, row.changes]),
    writePages: (pages: readonly (readonly [string, KnownPage])[], writer: Writer) =>
      write(PAGES, pages, writer, ([path, known]) => [path, JSON.stringify(known)]),
    erase: (id: string) => quick`delete from job where id = ${id}`,

    /** Remembers a job that only a look-up found, unless it is remembered. */
    noteFound: ({ id, otherId, firstSeen, goneOn, hash, facts, changes }: JobRow) => quick`
      insert into job (id, other_id, version, first_seen, gone_on, hash, facts, changes)
      values (${id}, ${otherId}, 0, ${firstSeen}, ${goneOn}, ${hash}, as_json(${facts}), as_json(${changes}))
      on conflict (id) do nothing`,

    /** All that are listed. */
    listed: () => inPages<ReadRow>((last, limit) => quick(LISTED, last?.id ?? '', limit)),
    /** What the lists after this one changed, with the jobs that left. */
    since: (version: number) =>
      inPages<ReadRow>((last, limit) =>
        quick(SINCE, last?.version ?? version + 1, last?.id ?? '', limit),
      ),
    pagesSince: (version: number) =>
      inPages<{ readonly path: string; readonly known: string }>(
        (last, limit) => quick`
          select path, known from search_page where version > ${version} and path > ${last?.path ?? ''} order by path limit ${limit}`,
      ),
    /** The rows of these ids and other ids, listed or not. */
    async *seen(ids: readonly string[]): AsyncGenerator<readonly ReadRow[]> {
      for (let from = 0; from < ids.length; from += ROWS.read) {
        const part = ids.slice(from, from + ROWS.read);
        const { rows } = await quick<ReadRow>(SEEN(part.length), ...part);
        yield rows;
        await nextTurn();
      }
    },
    /** Erases what is too old, in the background. */
    sweep,
  };
}
