import 'server-only';
import { LRUCache } from 'lru-cache';
import { PLATFORM } from '@/lib/config/limits';
import type { Job } from '@/lib/domain/job/job';
import { isJobId } from '@/lib/domain/job/job-id';
import { withUsedPosition } from '@/lib/domain/place/used-positions';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import { wholeJob, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import { createCallBudget } from '@/lib/server/process/call-budget';
import { logger } from '@/lib/server/process/log';
import type { RateLimit } from '@/lib/server/http/rate-limit';
import type { SnapshotStore } from '@/lib/server/jobs/snapshot/snapshot-store';

/** What is known about a job's id. */
export type JobLookup =
  | {
      readonly status: 'found';
      readonly job: Job;
      /** When the platform itself last confirmed it, ISO 8601; missing if the list's data stands in for its answer. */
      readonly answeredAt?: string;
    }
  /** Filled, or never existed: a real 404. */
  | { readonly status: 'missing' }
  /** The platform could not say, or may not be asked again yet: a 5xx, never a 404. */
  | { readonly status: 'unavailable'; readonly retryAfterSeconds: number };

type Parts = {
  /** The platform's answer; null if both of its calls found nothing. */
  readonly ask: (id: string) => Promise<Job | null>;
  readonly snapshots: Pick<SnapshotStore, 'known' | 'state' | 'withFirstDates' | 'remembered'>;
  /**
   * The limit for all instances together, which costs a statement for each look-up of an unknown id: this process's own budget comes
   * first, so that there are not many.
   */
  readonly together: RateLimit;
  /** How many look-ups one client may cause: of ids that were never listed, and of those that left the list. */
  readonly shares: { readonly neverListed: RateLimit; readonly onceListed: RateLimit };
};

/** A caller that wants a look-up. Each look-up counts for the caller that triggers it, not for others that wait for it. */
type Asker = {
  /** Whose share is used; null if it was counted before. */
  readonly client: string | null;
  /** Whether this caller triggered the look-up. */
  isFirst: boolean;
  /** If a limit stopped the look-up, the seconds until there is room again; otherwise null. */
  waitSeconds: number | null;
};

/** How long an answer is reused without asking, and a failure remembered, in milliseconds. */
const ANSWER_MS = 60_000;
const FAILURE_MS = 10_000;
const MINUTE_MS = 60_000;
/** How long after that a page is still shown from an answer, while the platform is asked again, in milliseconds. */
const SHOWN_MS = 60_000;
/** Characters of description in memory for look-ups, in total. */
const MAX_CHARACTERS = 16_000_000;
const MAX_LOOKUPS = 1_000;

const MISSING: JobLookup = { status: 'missing' };

/**
 * Looks jobs up by id, each at most once a minute however many callers request it. All look-ups together have two budgets: one for
 * known jobs (when it is used up, the data we have is the answer), and a small one for all other ids, so that nobody can search the
 * platform through this site (docs/product/decisions.md, 'filled or unknown job'). Each client has a share of the small one, so that
 * nobody uses it up for the others.
 */
export function createJobLookups({ ask, snapshots, together, shares }: Parts) {
  const budgets = {
    known: createCallBudget({ calls: PLATFORM.knownIdLookupsPerMinute, windowMs: MINUTE_MS }),
    unknown: createCallBudget({ calls: PLATFORM.unknownIdLookupsPerMinute, windowMs: MINUTE_MS }),
  };
  /** How often a look-up found a listed job gone, or back again. */
  let turns = 0;
  /** When all instances together may ask again, by `performance.now()`. */
  let togetherFrom = 0;
  const listed = (id: string): ListedJob | undefined => snapshots.known()?.find(id);

  const lookups = new LRUCache<string, JobLookup, Asker>({
    max: MAX_LOOKUPS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (lookup) =>
      1_000 + (lookup.status === 'found' ? (lookup.job.description?.length ?? 0) : 0),
    ttl: ANSWER_MS,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    ignoreFetchAbort: true,
    fetchMethod: async (id, before, { options, context }) => {
      context.isFirst = true;
      const inList = listed(id);
      const lastFound = before?.status === 'found' ? before.job : undefined;
      const job = inList ? usedJob(inList) : lastFound;
      if (!job) {
        context.waitSeconds = await waitOf(id, context.client);
        if (context.waitSeconds !== null) return undefined;
      }
      if (job && !budgets.known.take()) {
        options.ttl = FAILURE_MS;
        return before?.status === 'missing' ? before : { ...before, status: 'found', job };
      }
      try {
        const wasGone = isGone(id);
        const lookup = await lookUp(id);
        if (inList && (lookup.status === 'missing') !== wasGone) turns += 1;
        return lookup;
      } catch (error) {
        options.ttl = FAILURE_MS;
        const kind = isPlatformError(error) ? error.kind : 'shape';
        logger().warn({ job: id, kind }, 'A job could not be looked up');
        return lastKnown(id, before);
      }
    },
  });

  /** The job without a position that cannot be right. */
  const placed = (job: Job): Job => withUsedPosition(job, snapshots.known()?.index.places ?? []);
  const usedJob = (job: ListedJob): Job => placed(wholeJob(job));

  async function lookUp(id: string): Promise<JobLookup> {
    const job = await ask(listed(id)?.id ?? id);
    if (job === null) return MISSING;
    const answeredAt = new Date().toISOString();
    return { status: 'found', job: placed(await snapshots.withFirstDates(job)), answeredAt };
  }

  async function lastKnown(id: string, before: JobLookup | undefined): Promise<JobLookup> {
    // A cold process may be reading its first list right now.
    const state = await snapshots.state();
    const job = state.ok ? state.snapshot.find(id) : undefined;
    if (job) return { status: 'found', job: usedJob(job) };
    return before?.status === 'found' ? before : unavailable(FAILURE_MS / 1_000);
  }

  const isKnown = (id: string): boolean =>
    listed(id) !== undefined || lookups.peek(id, { allowStale: true })?.status === 'found';

  /** Whether a look-up found the job gone after the list was read, which still contains it. */
  function isGone(id: string): boolean {
    if (lookups.peek(id, { allowStale: true })?.status !== 'missing') return false;
    const lookedUpAgo = ANSWER_MS - lookups.getRemainingTTL(id);
    return lookedUpAgo < Date.now() - Date.parse(snapshots.known()?.fetchedAt ?? '');
  }

  /**
   * Counts a look-up of an unknown id; the seconds to wait if it may not be made. While nobody may ask, no share is used. Otherwise
   * the client's share is used first, so that a look-up beyond it takes nothing from the others.
   */
  async function waitOf(id: string, client: string | null): Promise<number | null> {
    const togetherMs = togetherFrom - performance.now();
    if (togetherMs > 0) return Math.ceil(togetherMs / 1_000);
    if (budgets.unknown.waitMs() > 0) return budgets.unknown.retryAfterSeconds();
    // Ids that left the list have a larger share, because search engines come back for pages of jobs that are gone.
    const seen = client === null ? null : await snapshots.remembered(id);
    const share = seen?.listedOn == null ? shares.neverListed : shares.onceListed;
    const shareWait = client === null ? null : await share(client);
    if (shareWait !== null) return shareWait;
    if (!budgets.unknown.take()) return budgets.unknown.retryAfterSeconds();
    const wait = await together('everybody');
    if (wait !== null) togetherFrom = performance.now() + wait * 1_000;
    return wait;
  }

  /** @param mayBeStale whether an older answer is enough, and is renewed behind it */
  async function find(id: string, client: string | null, mayBeStale: boolean): Promise<JobLookup> {
    const asker: Asker = { client, isFirst: false, waitSeconds: null };
    const fetchOnce = () => lookups.fetch(id, { context: asker, allowStale: mayBeStale });
    // The caller that triggered it may have used up its share: try once more, on this caller's own.
    const lookup = (await fetchOnce()) ?? (asker.isFirst ? undefined : await fetchOnce());
    return lookup ?? unavailable(asker.waitSeconds ?? budgets.unknown.retryAfterSeconds());
  }

  return {
    /** Whether the job is listed or was found before: there is something to show, whatever the platform answers now. */
    isKnown,
    isGone,
    /** Changes with what `isGone` says of the jobs of one list. */
    version: () => turns,
    /** A job as its last look-up found it, without asking: unlisted jobs are known only by it. */
    lastFound(id: string): Job | undefined {
      const lookup = lookups.peek(id, { allowStale: true });
      return lookup?.status === 'found' ? lookup.job : undefined;
    },
    /** When the platform last answered a look-up with the job, without asking; null if it never did. */
    answeredAt(id: string): string | null {
      const lookup = lookups.peek(id, { allowStale: true });
      return (lookup?.status === 'found' && lookup.answeredAt) || null;
    },
    /**
     * Never rejects; at most one request to the platform at a time for each id. Whoever asks for a job found in the last two minutes does
     * not wait: the platform is asked behind it. One that was missing may be open by now.
     * @param client whose share is used; null if it was counted before
     */
    async find(id: string, client: string | null = null): Promise<JobLookup> {
      if (!isJobId(id)) return MISSING;
      const wasFound = lookups.peek(id, { allowStale: true })?.status === 'found';
      return find(id, client, wasFound && -lookups.getRemainingTTL(id) < SHOWN_MS);
    },
  };
}

export type JobLookups = ReturnType<typeof createJobLookups>;

const unavailable = (retryAfterSeconds: number): JobLookup => ({
  status: 'unavailable',
  retryAfterSeconds,
});
