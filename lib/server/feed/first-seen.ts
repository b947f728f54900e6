import 'server-only';
import { LRUCache } from 'lru-cache';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import type { ListedJob } from './listed-job';

/** The days of a job that must not move once they are known. */
export type FirstSeen = {
  readonly firstSeenOn: IsoDate;
  readonly postedOn: IsoDate | null;
  /** Last day the feed listed the job; null for one that only a look-up found (ad-hoc jobs), or its date would move daily. */
  readonly inFeedOn: IsoDate | null;
  /** Fingerprint of what the feed last told of the job; null for one it never listed. */
  readonly content: string | null;
  readonly changedOn: IsoDate | null;
};

/** Jobs of the feed are renewed at every refresh, so those forgotten first are the ones long gone. */
const MAX_REMEMBERED = 200_000;

/**
 * Remembers when each job was first seen, so that the dates in structured data stay as they were first told
 * (docs/product/decisions.md, 'Structured data'), also for jobs that left the feed and come back.
 */
export function createFirstSeenDates() {
  const seen = new LRUCache<string, FirstSeen>({ max: MAX_REMEMBERED });

  /** A look-up may word a job otherwise than the feed: only the feed compares with itself. */
  function note<T extends Omit<Job, 'description'>>(job: T, inFeed: string | null): T {
    const isInFeed = inFeed !== null;
    const before = seen.get(job.id);
    const told = before?.content ?? null;
    const content = inFeed ?? told;
    const isChanged = told !== null && content !== told;
    const now: FirstSeen = {
      firstSeenOn: before?.firstSeenOn ?? job.firstSeenOn,
      postedOn: before?.postedOn ?? job.postedOn,
      inFeedOn: isInFeed ? job.lastSeenOn : (before?.inFeedOn ?? null),
      content,
      changedOn: isChanged ? job.lastSeenOn : (before?.changedOn ?? null),
    };
    seen.set(job.id, now);
    return {
      ...job,
      firstSeenOn: now.firstSeenOn,
      postedOn: now.postedOn,
      changedOn: now.changedOn,
      lastSeenOn: now.inFeedOn,
    };
  }

  return {
    /** A job as the feed holds it today, with its first dates. */
    inFeed: (job: ListedJob): ListedJob => note(job, job.content),
    /** A job that a look-up found, with its first dates. */
    lookedUp: (job: Job): Job => note(job, null),
    /** The last day the feed listed a job, also of one that left it; null for one it never listed, or not lately. */
    inFeedOn: (id: string): IsoDate | null => seen.peek(id)?.inFeedOn ?? null,
    entries: (): [string, FirstSeen][] => [...seen.entries()].reverse(),
    /** What was kept, here or by another instance; of a job seen earlier here, the first dates stay. */
    restore(entries: Iterable<readonly [string, FirstSeen]>): void {
      for (const [id, told] of entries) {
        const own = seen.peek(id);
        const isOlder = own !== undefined && own.firstSeenOn < told.firstSeenOn;
        const { firstSeenOn, postedOn } = isOlder ? own : told;
        seen.set(id, { ...told, firstSeenOn, postedOn });
      }
    },
  };
}
