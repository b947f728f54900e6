import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import { mapInSlices } from '@/lib/domain/basics/sliced-work';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import type { DatedJob } from '@/lib/domain/search-alerts/search-alert-message';
import { isFromNowhere } from '@/lib/domain/place/near';
import { READING } from '@/lib/domain/posting/mentions';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { filterJobs } from '@/lib/domain/search/filter-jobs';
import { pickRows } from '@/lib/domain/search/pick-rows';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { oncePerSnapshot } from '@/lib/server/jobs/snapshot/per-snapshot';

/** The day of a list, not of the clock: a job that the next list adds is first seen on this day or a later one. */
export const dayOf = ({ fetchedAt }: Snapshot) => feedDate(new Date(fetchedAt));

/** The jobs of a list that may still be news to somebody, ready for filters. */
const recentOf = oncePerSnapshot(async (snapshot) => {
  const day = dayOf(snapshot);
  const since = addDays(day, -SEARCH_ALERTS.newsDays);
  const { index } = snapshot;
  const days = await runSliced(
    mapInSlices(index.jobs, ({ id }) => snapshot.find(id)?.firstSeenOn ?? ''),
  );
  const rows = [...days.keys()].filter((row) => (days[row] ?? '') >= since);
  const ofDay = days.filter((firstSeenOn) => firstSeenOn >= day).length;
  return {
    index: pickRows(index, rows),
    jobs: rows.map((row) => ({ id: index.jobs[row]?.id ?? '', firstSeenOn: days[row] ?? '' })),
    isUndated: ofDay > days.length * SEARCH_ALERTS.undatedShare,
    found: new LRUCache<string, readonly DatedJob[]>({
      maxSize: SEARCH_ALERTS.foundMax,
      sizeCalculation: ({ length }) => length + 1,
    }),
  };
});

/** Whether earlier dates were lost: (nearly) all of the list was first seen on its own day. */
export const isUndated = async (snapshot: Snapshot): Promise<boolean> =>
  (await recentOf(snapshot)).isUndated;

/**
 * Whether any of these searches would find too few jobs for now, because it filters by what postings mention and the list's
 * descriptions have not been read.
 */
export const mustWait = ({ reading }: Snapshot, searches: readonly string[]): boolean =>
  reading !== READING && searches.some((search) => parseJobQuery(search).filters.says.length > 0);

let turn: Promise<unknown> = Promise.resolve();

/** The jobs that a search finds, of those that may still be news. One search at a time, so that requests are answered in between. */
export async function foundJobs(snapshot: Snapshot, search: string): Promise<readonly DatedJob[]> {
  const { index, jobs, found } = await recentOf(snapshot);
  const mine = turn.then(async () => {
    const known = found.get(search);
    if (known) return known;
    await nextTurn();
    const query = parseJobQuery(search);
    const { rejectMasks, near } = filterJobs(index, query);
    const passing = isFromNowhere(near, query.radius)
      ? []
      : jobs.filter((_, at) => rejectMasks[at] === 0);
    found.set(search, passing);
    return passing;
  });
  turn = mine.catch(() => undefined);
  return mine;
}
