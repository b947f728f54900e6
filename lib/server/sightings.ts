import 'server-only';
import { LRUCache } from 'lru-cache';
import type { IsoDate, Job } from '@/lib/domain/job';

/** The days of a job that must not move once they are known. */
export type Sighting = {
  readonly firstSeenOn: IsoDate;
  readonly postedOn: IsoDate | null;
  /** Last day the feed held the job; null for one that only a look-up found (ad-hoc jobs), or its date would move daily. */
  readonly inFeedOn: IsoDate | null;
};

/** Jobs of the feed are renewed at every refresh, so those forgotten first are the ones long gone. */
const MAX_REMEMBERED = 20_000;

/**
 * Remembers when each job was first seen, so that the dates in structured data stay as they were first told
 * (docs/product/decisions.md, 'Structured data'), also for jobs that left the feed and come back.
 */
export function createSightings() {
  const seen = new LRUCache<string, Sighting>({ max: MAX_REMEMBERED });

  function note(job: Job, isInFeed: boolean): Job {
    const before = seen.get(job.id);
    const now: Sighting = {
      firstSeenOn: before?.firstSeenOn ?? job.firstSeenOn,
      postedOn: before?.postedOn ?? job.postedOn,
      inFeedOn: isInFeed ? job.lastSeenOn : (before?.inFeedOn ?? null),
    };
    seen.set(job.id, now);
    return {
      ...job,
      firstSeenOn: now.firstSeenOn,
      postedOn: now.postedOn,
      lastSeenOn: now.inFeedOn,
    };
  }

  return {
    /** A job as the feed holds it today, with its first dates. */
    inFeed: (job: Job): Job => note(job, true),
    /** A job that a look-up found, with its first dates. */
    lookedUp: (job: Job): Job => note(job, false),
    entries: (): [string, Sighting][] => [...seen.entries()].reverse(),
    restore(entries: Iterable<readonly [string, Sighting]>): void {
      for (const [id, sighting] of entries) seen.set(id, sighting);
    },
  };
}
