import 'server-only';
import { LRUCache } from 'lru-cache';
import { PLATFORM } from '@/lib/config/limits';
import type { Job } from '@/lib/domain/job';
import { PlatformError } from '@/lib/platform/platform-error';
import { isJobId } from '@/lib/platform/job-id';
import { logger } from './log';
import { createLookupBudget } from './lookup-budget';
import type { SnapshotStore } from './snapshot-store';

/** What is known of a job's id. */
export type JobLookup =
  | { readonly status: 'found'; readonly job: Job }
  /** Filled, or never there: a real 404. */
  | { readonly status: 'missing' }
  /** The platform could not say, or may not be asked so often: a 5xx, never a 404. */
  | { readonly status: 'unavailable'; readonly retryAfterSeconds: number };

/** May an id be asked for now? The gate's question, before a page is rendered. */
export type Admission =
  { readonly admitted: true } | { readonly admitted: false; readonly retryAfterSeconds: number };

type Parts = {
  /** The platform's answer to both calls; null for 'none' twice. */
  readonly ask: (id: string) => Promise<Job | null>;
  readonly snapshots: Pick<SnapshotStore, 'known' | 'state' | 'keepDates'>;
};

/** How long an answer is given again without asking, and a failure remembered, in milliseconds. */
const ANSWER_MS = 60_000;
const FAILURE_MS = 10_000;
/** Characters of description held for look-ups, all together. */
const MAX_CHARACTERS = 16_000_000;
const MAX_LOOKUPS = 1_000;

const MISSING: JobLookup = { status: 'missing' };

/** Looks jobs up by id, each at most once a minute however many ask for it (docs/product/decisions.md, 'filled or unknown job'). */
export function createJobLookups({ ask, snapshots }: Parts) {
  const budget = createLookupBudget(PLATFORM.unknownIdLookupsPerMinute);

  const lookups = new LRUCache<string, JobLookup>({
    max: MAX_LOOKUPS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (lookup) =>
      1_000 + (lookup.status === 'found' ? (lookup.job.description?.length ?? 0) : 0),
    ttl: ANSWER_MS,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    ignoreFetchAbort: true,
    fetchMethod: async (id, _stale, { options }) => {
      const lookup = await lookUp(id);
      if (lookup.status === 'unavailable') options.ttl = FAILURE_MS;
      return lookup;
    },
  });

  async function lookUp(id: string): Promise<JobLookup> {
    const listed = snapshots.known()?.find(id);
    try {
      const job = await ask(listed?.id ?? id);
      if (job === null) return MISSING;
      if (job.id !== id && job.otherId !== id) {
        logger().warn({ asked: id, answered: job.id }, 'The platform answered with another id');
      }
      return { status: 'found', job: snapshots.keepDates(job) };
    } catch (error) {
      const kind = error instanceof PlatformError ? error.kind : 'shape';
      logger().warn({ job: id, kind }, 'A job could not be looked up');
      // A cold process may be reading its first list at this moment.
      const state = await snapshots.state();
      const known = state.ok ? state.snapshot.find(id) : undefined;
      return known
        ? { status: 'found', job: known }
        : { status: 'unavailable', retryAfterSeconds: FAILURE_MS / 1_000 };
    }
  }

  /** Jobs found before are real and few: asking for them again costs no part of the budget. */
  function isKnown(id: string): boolean {
    return (
      !isJobId(id) ||
      lookups.has(id) ||
      lookups.peek(id, { allowStale: true })?.status === 'found' ||
      snapshots.known()?.find(id) !== undefined
    );
  }

  function admit(id: string): Admission {
    return isKnown(id) || budget.admit(id)
      ? { admitted: true }
      : { admitted: false, retryAfterSeconds: budget.retryAfterSeconds() };
  }

  return {
    admit,
    /** Never rejects; at most one question to the platform at a time for each id. */
    async find(id: string): Promise<JobLookup> {
      if (!isJobId(id)) return MISSING;
      const admission = admit(id);
      if (!admission.admitted) {
        return { status: 'unavailable', retryAfterSeconds: admission.retryAfterSeconds };
      }
      const lookup = await lookups.fetch(id);
      return lookup ?? { status: 'unavailable', retryAfterSeconds: FAILURE_MS / 1_000 };
    },
  };
}

export type JobLookups = ReturnType<typeof createJobLookups>;
