import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { PLATFORM } from '@/lib/config/limits';
import type { Job } from '@/lib/domain/job/job';
import type { JobFeed, KeepJobs } from '@/lib/platform/jobs';
import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import { PlatformError, isPlatformError } from '@/lib/platform/http/platform-error';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import type { ShrinkWatch } from '@/lib/server/jobs/turn/shrink-guard';
import { guardAgainstShrink } from '@/lib/server/jobs/turn/shrink-guard';
import type { Snapshot } from './build-snapshot';
import { createCurrentSnapshot } from './current-snapshot';
import { firstDatesOf } from './continue-jobs';
import { within } from '@/lib/server/process/within';
import { createFeedNotes } from '@/lib/server/jobs/snapshot/feed-notes';
import { logger } from '@/lib/server/process/log';
import { createCallBudget } from '@/lib/server/process/call-budget';
import type { FeedNews, SharedFeed } from '@/lib/server/jobs/turn/shared-feed';
import { toListedJobs, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import type { KeptList, SeenJob, StoredList } from '@/lib/server/jobs/table/stored-list';
import type { Outcome } from '@/lib/server/jobs/turn/feed-leader';
import { createFeedLeader } from '@/lib/server/jobs/turn/feed-leader';

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
/** How long a reader waits for what is remembered of a job that is not listed (ms): they do without a slow database. */
const MEMORY_MS = 250;

type Parts = {
  readonly readFeed: (keep: KeepJobs<ListedJob>) => Promise<JobFeed<ListedJob>>;
  /** The list as it is stored, and the turns that instances take to read the next one. */
  readonly feed: SharedFeed;
};

/**
 * The jobs of the site: read in the background, never more than one read at a time, the last good list kept whatever happens
 * (docs/decisions/0004). The cache holds the outcome of the last read: fresh for `refreshMs` after a good one, and for longer and
 * longer after failed ones; a stale outcome is served while the next read runs.
 */
export function createSnapshotStore({ readFeed, feed }: Parts) {
  const current = createCurrentSnapshot({ store, seen: feed.seen });
  const notes = createFeedNotes();
  const budget = createCallBudget({ calls: PLATFORM.listReadsPerHour, windowMs: HOUR_MS });
  let watch: ShrinkWatch = null;
  let failures = 0;
  let restored: Promise<void> | undefined;
  /** Version of the stored list that we have taken over or stored ourselves; null while none was read. */
  let version: number | null = null;
  /** What is stored goes one after the other: each list continues the one before. */
  let storing: Promise<void> = Promise.resolve();
  /** How far the database's clock is ahead of ours. */
  let clockAheadMs = 0;
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

  const { refresh, dueInMs, noteAnswers } = createFeedLeader({
    feed,
    ask,
    learn,
    tell,
    hasList: () => current.snapshot() !== null,
  });

  async function ask(): Promise<Outcome> {
    budget.take();
    const failure = await readAndAccept();
    const wantedMs = failure === null ? PLATFORM.refreshMs : retryMs();
    return { failure, nextInMs: Math.max(wantedMs, budget.waitMs()) };
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

  async function readAndAccept(): Promise<Outcome['failure']> {
    try {
      const startedAt = performance.now();
      const { find } = current.snapshot() ?? {};
      await accept(await readFeed((jobs) => toListedJobs(jobs, find)));
      const ms = Math.round(performance.now() - startedAt);
      logger().debug({ jobs: current.snapshot()?.jobs.length, ms }, 'The jobs were read');
      failures = 0;
      return null;
    } catch (error) {
      const failure = toFailure(error);
      failures += 1;
      logger().warn(
        { kind: failure.kind, status: failure.status, failures, cause: causeOf(error) },
        'The jobs could not be read',
      );
      return { message: failure.message, kind: failure.kind };
    }
  }

  async function accept(read: JobFeed<ListedJob>): Promise<void> {
    const known = current.snapshot()?.jobs.length ?? null;
    const answered = read.jobs.length;
    const nowMs = Date.now() + clockAheadMs;
    const verdict = guardAgainstShrink({ known, answered, watch, nowMs });
    watch = verdict.watch;
    notes.log(read);
    if (verdict.believed) return current.takeRead(read);
    logger().warn(
      { answered, known, answers: watch?.answers },
      'The feed shrank suddenly: the previous list is kept for now',
    );
  }

  /** Adopts what another instance found out, as if this one had read it. */
  async function learn(news: FeedNews): Promise<void> {
    clockAheadMs = news.now - Date.now();
    if (news.state) ({ failures, watch } = news.state);
    if (news.version === version) return;
    const shared = await feed.read();
    if (shared === null) return;
    // What cannot be taken over is not tried again.
    version = shared.version;
    try {
      const isFresh = news.until > news.now;
      // A list that is due to be replaced may be older than ours, which was read while the database was away.
      if (isList(shared) && (isFresh || current.snapshot() === null))
        await current.takeShared(shared);
      else current.recall(shared);
    } catch (error) {
      logger().error({ cause: String(error) }, 'The list of another instance cannot be used');
    }
  }

  function store(list: KeptList): void {
    storing = storing.then(async () => {
      if (version !== null) version = (await feed.write(list, version)) ?? version;
    });
  }

  /** Ends our turn once what was read is stored. Even if it cannot be, the platform must not be asked early. */
  async function tell({ failure, nextInMs }: Outcome): Promise<void> {
    await current.ready();
    await storing;
    await feed.tell({ failures, watch, failure, nextInMs });
  }

  /** The stored list, if there is one that can be used. Never rejects. */
  async function restore(): Promise<void> {
    try {
      const shared = await feed.read();
      if (shared === null) return;
      version = shared.version;
      if (isList(shared)) await current.restore(shared);
      else current.recall(shared);
    } catch (error) {
      logger().error({ cause: String(error) }, 'The stored list cannot be used');
    }
  }

  /** What is remembered of jobs that are not in the list, by either id. */
  const seen = async (ids: readonly string[]): Promise<ReadonlyMap<string, SeenJob>> =>
    (ids.length > 0 && (await soon(feed.seen(ids)))) || new Map();

  /** A job in the list by either id, or what is remembered of one that is not. */
  async function remembered(id: string): Promise<SeenJob | null> {
    const job = current.snapshot()?.find(id);
    return job ? { job, listedOn: job.lastSeenOn } : ((await seen([id])).get(id) ?? null);
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
    /** The platform has answered another call: after a failed read the next is due, if one more may be made this hour. */
    noteAnswers(): void {
      if (budget.waitMs() === 0) noteAnswers();
    },
    /** The list in memory, without requesting one. */
    known: current.snapshot,
    /** How the last read failed; null if it did not, or has not ended yet. */
    lastFailure: (): PlatformErrorKind | null =>
      outcomes.peek('feed', { allowStale: true })?.failure?.kind ?? null,
    remembered,
    seen,
    /** A job that a look-up found, with its first dates, which are remembered from now on. */
    async withFirstDates(found: Job): Promise<Job> {
      const seen = await remembered(found.id);
      // Another record's second identifier may be this one's first.
      const known = seen?.job.id === found.id ? seen : null;
      const [job] = toListedJobs([found]);
      if (known === null && job) void feed.noteFound(job);
      return {
        ...found,
        ...(known && firstDatesOf(known.job, found)),
        changedOn: known?.job.changedOn ?? null,
        lastSeenOn: known?.listedOn ?? null,
      };
    },
    /** Sets the listener for changes that this instance's own reads find. */
    onChange: current.onChange,
    /** Restores the stored list, then reads the feed again and again, on a timer that does not keep the process alive. */
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

const soon = <T>(work: Promise<T | null>): Promise<T | null> =>
  within(MEMORY_MS, work).catch(() => null);

const isList = (stored: StoredList): stored is StoredList & KeptList => stored.fetchedAt !== null;

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
