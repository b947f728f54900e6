import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { PLATFORM } from '@/lib/config/limits';
import type { JobSummary } from '@/lib/domain/job/job';
import type { JobFeed, KeepJobs } from '@/lib/platform/jobs';
import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import { PlatformError, isPlatformError } from '@/lib/platform/http/platform-error';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import type { ShrinkWatch } from '@/lib/server/feed/shrink-guard';
import { guardAgainstShrink } from '@/lib/server/feed/shrink-guard';
import type { Snapshot } from './build-snapshot';
import { createCurrentSnapshot } from './current-snapshot';
import { createFeedNotes } from '@/lib/server/feed/feed-notes';
import { logger } from '@/lib/server/process/log';
import { createCallBudget } from '@/lib/server/process/call-budget';
import type { FeedState, SharedFeed } from '@/lib/server/feed/shared-feed';
import { toListedJobs, type ListedJob } from '@/lib/server/feed/listed-job';
import type { SnapshotFile } from '@/lib/server/feed/snapshot-file';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import type { Outcome } from '@/lib/server/feed/feed-leader';
import { createFeedLeader } from '@/lib/server/feed/feed-leader';

/** Why there are no jobs to show. `message` is the text of the specification's section 8. */
export type SnapshotFailure = {
  readonly message: string;
  readonly kind: PlatformErrorKind;
  /** When asking again may help. */
  readonly retryAfterSeconds: number;
};

/** The jobs as last known, or why there are none to show. */
export type SnapshotState =
  | { readonly ok: true; readonly snapshot: Snapshot }
  | { readonly ok: false; readonly error: SnapshotFailure };

const HOUR_MS = 3_600_000;

type Parts = {
  readonly readFeed: (keep: KeepJobs<ListedJob>) => Promise<JobFeed<ListedJob>>;
  readonly file: SnapshotFile;
  /** The feed shared with the other instances; null for a single instance. */
  readonly shared?: SharedFeed | null;
};

/**
 * The jobs of the site: read in the background, never more than one read at a time, the last good list kept whatever happens
 * (docs/decisions/0004). The cache holds the outcome of the last read: fresh for `refreshMs` after a good one, and for longer and
 * longer after failed ones; a stale outcome is served while the next read runs.
 */
export function createSnapshotStore({ readFeed, file, shared = null }: Parts) {
  const current = createCurrentSnapshot(file);
  const notes = createFeedNotes();
  const budget = createCallBudget({ calls: PLATFORM.listReadsPerHour, windowMs: HOUR_MS });
  let watch: ShrinkWatch = null;
  let failures = 0;
  let restored: Promise<void> | undefined;
  /** A shared list that could not be taken over: not tried again. */
  let unusable: string | undefined;
  let running = false;
  let timer: NodeJS.Timeout | undefined;

  const outcomes = new LRUCache<'feed', Outcome>({
    max: 1,
    ttl: PLATFORM.refreshMs,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    allowStale: true,
    fetchMethod: async (_key, _stale, { options }) => {
      const outcome = await refresh().catch(notRefreshed);
      options.ttl = outcome.nextInMs;
      return outcome;
    },
  });

  const turns =
    shared &&
    createFeedLeader({
      feed: shared,
      ask,
      memory: () => ({ failures, watch }),
      learn,
      hasList: () => current.snapshot() !== null,
    });
  const refresh = turns?.refresh ?? ask;
  const dueInMs = () => turns?.dueInMs() ?? outcomes.getRemainingTTL('feed');

  async function ask() {
    budget.take();
    const { failure, list } = await readAndAccept();
    const wantedMs = failure === null ? PLATFORM.refreshMs : retryMs();
    return { failure, list, nextInMs: Math.max(wantedMs, budget.waitMs()) };
  }

  /** Whatever goes wrong, the list is read again later. */
  function notRefreshed(error: unknown): Outcome {
    const { message, kind } = toFailure(error);
    failures += 1;
    logger().error({ cause: causeOf(error), failures }, 'The list of jobs could not be renewed');
    return { failure: { message, kind }, nextInMs: retryMs() };
  }

  /** With nothing to show, every wait is an error page: ask again sooner. */
  function retryMs(): number {
    const longestMs = current.snapshot() === null ? PLATFORM.coldRetryMs : PLATFORM.refreshMs;
    return Math.min(PLATFORM.retryMs * 2 ** (failures - 1), longestMs);
  }

  async function readAndAccept() {
    try {
      const startedAt = performance.now();
      const list = await accept(await readFeed(toListedJobs));
      const ms = Math.round(performance.now() - startedAt);
      logger().debug({ jobs: current.snapshot()?.jobs.length, ms }, 'The jobs were read');
      failures = 0;
      return { failure: null, list };
    } catch (error) {
      const failure = toFailure(error);
      failures += 1;
      logger().warn(
        { kind: failure.kind, status: failure.status, failures, cause: causeOf(error) },
        'The jobs could not be read',
      );
      return { failure: { message: failure.message, kind: failure.kind }, list: null };
    }
  }

  /** The list as it is stored; null if the answer is not believed. */
  async function accept(feed: JobFeed<ListedJob>): Promise<StoredSnapshot | null> {
    const known = current.snapshot()?.jobs.length ?? null;
    const answered = feed.jobs.length;
    const verdict = guardAgainstShrink({ known, answered, watch, nowMs: Date.now() });
    watch = verdict.watch;
    notes.log(feed);
    if (verdict.believed) return current.takeRead(feed);
    logger().warn(
      { answered, known, answers: watch?.answers },
      'The feed shrank suddenly: the previous list is kept for now',
    );
    return null;
  }

  /** Adopts what another instance found out, as if this one had read it. */
  async function learn(state: FeedState): Promise<void> {
    ({ failures, watch } = state);
    const knownFrom = current.snapshot()?.fetchedAt ?? '';
    if (state.list === null || state.list.fetchedAt <= knownFrom) return;
    const { id } = state.list;
    const stored = id === unusable ? null : await shared?.list(id);
    if (!stored) return;
    try {
      await current.takeShared(stored);
    } catch (error) {
      unusable = id;
      logger().error({ cause: String(error) }, 'The list of another instance cannot be used');
    }
  }

  /** The list on disk, if it can be used. Never rejects. */
  async function restore(): Promise<void> {
    try {
      await current.restore();
    } catch (error) {
      logger().error({ cause: String(error) }, 'The list on disk cannot be used');
    }
  }

  /** The last outcome, fresh or stale; a stale or missing one starts a read. Never rejects. */
  const lastOutcome = (): Promise<Outcome | undefined> => outcomes.fetch('feed');

  async function tick(): Promise<void> {
    await outcomes.fetch('feed', { allowStale: false });
    if (!running) return;
    // One more millisecond, because an outcome is stale only after its time.
    const waitMs = Math.max(outcomes.getRemainingTTL('feed') + 1, 1_000);
    timer = setTimeout(() => void tick(), waitMs).unref();
  }

  return {
    /** Answers at once while any list is known, else within the read's deadline. Never rejects. */
    async state(): Promise<SnapshotState> {
      await (restored ??= restore());
      const reading = lastOutcome();
      const outcome = current.snapshot() === null ? await soonest(reading) : undefined;
      const snapshot = current.snapshot();
      if (snapshot !== null) return { ok: true, snapshot };
      const failure = outcome?.failure ?? toFailure(undefined);
      const retryAfterSeconds = Math.ceil(Math.max(dueInMs(), 1_000) / 1_000);
      return {
        ok: false,
        error: { message: failure.message, kind: failure.kind, retryAfterSeconds },
      };
    },
    /** The list in memory, without requesting one. */
    known: current.snapshot,
    /** How the last read failed; null if it did not, or has not ended yet. */
    lastFailure: (): PlatformErrorKind | null =>
      outcomes.peek('feed', { allowStale: true })?.failure?.kind ?? null,
    /** A job in the list, or one that left it recently and was filled. */
    remembered: (id: string): JobSummary | undefined =>
      current.snapshot()?.find(id) ?? current.removed(id),
    keepDates: current.keepDates,
    lastListedOn: current.lastListedOn,
    changesOf: current.changesOf,
    /** Sets the listener for changes that this instance's own reads find. */
    onChange: current.onChange,
    /** Restores the list from disk, then reads the feed again and again, on a timer that does not keep the process alive. */
    async start(): Promise<void> {
      await (restored ??= restore());
      if (running) return;
      running = true;
      void tick();
    },
    stop(): void {
      running = false;
      clearTimeout(timer);
    },
  };
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** The result of the read, or undefined if it takes longer than a visitor should wait: a long list may still be loading. */
async function soonest<T>(reading: Promise<T>): Promise<T | undefined> {
  const enough = new AbortController();
  const { signal } = enough;
  const patience = pause(PLATFORM.readDeadlineMs, undefined, { signal }).catch(() => undefined);
  return Promise.race([reading, patience]).finally(() => enough.abort());
}

function toFailure(error: unknown): PlatformError {
  return isPlatformError(error)
    ? error
    : new PlatformError(FAILURE.jobs, { kind: 'shape', cause: error });
}

function causeOf(error: unknown): string | undefined {
  const cause = isPlatformError(error) ? error.cause : error;
  return cause === undefined ? undefined : String(cause);
}
