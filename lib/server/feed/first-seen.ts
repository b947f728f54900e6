import 'server-only';
import { LRUCache } from 'lru-cache';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import type { ListedJob } from './listed-job';

/** The dates of a job that must not change once they are known. */
export type FirstSeen = {
  readonly firstSeenOn: IsoDate;
  readonly postedOn: IsoDate | null;
  /** Last day the feed listed the job; null for a job that only a look-up found (ad-hoc jobs), because its date would change daily. */
  readonly inFeedOn: IsoDate | null;
  /** Fingerprint of the job as the feed last listed it; null if it never did. */
  readonly content: string | null;
  readonly changedOn: IsoDate | null;
};

/** Jobs in the feed are renewed at every refresh, so the first to be forgotten are those long gone. */
const MAX_REMEMBERED = 200_000;

/**
 * Remembers when each job was first seen, so that the dates in structured data stay as first published (docs/product/decisions.md,
 * 'Structured data'), even for jobs that leave the feed and come back.
 */
export function createFirstSeenDates() {
  const seen = new LRUCache<string, FirstSeen>({ max: MAX_REMEMBERED });

  /** Only the feed's versions are compared with each other, because a look-up may word a job differently. */
  function note<T extends Omit<Job, 'description'>>(job: T, inFeed: string | null): T {
    const isInFeed = inFeed !== null;
    const before = seen.get(job.id);
    const known = before?.content ?? null;
    const content = inFeed ?? known;
    const isChanged = known !== null && content !== known;
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
    /** A job as the feed lists it today, with its first dates. */
    inFeed: (job: ListedJob): ListedJob => note(job, job.content),
    /** A job that a look-up found, with its first dates. */
    lookedUp: (job: Job): Job => note(job, null),
    /** The last day the feed listed a job, even if it has left the feed; null if it never listed it, or not recently. */
    inFeedOn: (id: string): IsoDate | null => seen.peek(id)?.inFeedOn ?? null,
    entries: (): [string, FirstSeen][] => [...seen.entries()].reverse(),
    /** Restores what was stored here or by another instance; if a job was seen earlier here, those first dates stay. */
    restore(entries: Iterable<readonly [string, FirstSeen]>): void {
      for (const [id, other] of entries) {
        const own = seen.peek(id);
        const isOlder = own !== undefined && own.firstSeenOn < other.firstSeenOn;
        const { firstSeenOn, postedOn } = isOlder ? own : other;
        seen.set(id, { ...other, firstSeenOn, postedOn });
      }
    },
  };
}
