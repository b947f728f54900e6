import { createFirstSeenDates } from '@/lib/server/feed/first-seen';
import { toListedJobs } from '@/lib/server/feed/listed-job';
import { TEXTS_A_BLOCK, unpackText } from '@/lib/server/feed/packed-texts';
import type { StoredHistory, StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import type { Job } from '@/lib/domain/job/job';

/** A list of these jobs as it is stored, with their dates. */
export function storedList(jobs: readonly Job[], rest: Partial<StoredSnapshot> = {}) {
  const dates = createFirstSeenDates();
  dates.restore(rest.firstSeen ?? []);
  const listed = Array.from({ length: Math.ceil(jobs.length / TEXTS_A_BLOCK) }, (_, at) =>
    toListedJobs(jobs.slice(at * TEXTS_A_BLOCK, (at + 1) * TEXTS_A_BLOCK)),
  )
    .flat()
    .map(dates.inFeed);
  return {
    fetchedAt: '2026-08-20T15:00:00.000Z',
    droppedCount: 0,
    jobs: listed,
    merits: listed.map(() => null),
    changes: [],
    searchPages: [],
    ...rest,
    firstSeen: dates.entries(),
  } satisfies StoredSnapshot;
}

/** The same with history in an order of its own, and jobs with their descriptions: lists are equal if these are. */
export const comparable = (stored: StoredSnapshot | StoredHistory) => ({
  ...stored,
  ...('jobs' in stored && {
    jobs: stored.jobs.map(({ packed, ...job }) => ({ ...job, text: packed && unpackText(packed) })),
  }),
  firstSeen: sorted(stored.firstSeen),
  changes: sorted(stored.changes),
  searchPages: sorted(stored.searchPages),
});

const sorted = (entries: readonly (readonly [string, unknown])[]) =>
  [...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : 1));
