import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM } from '@/lib/config/limits';
import type { FeedState, SharedFeed } from './shared-feed';
import type { StoredSnapshot } from './stored-snapshot';

/** How soon an instance learns of another's list (ms); and while it has none at all and waits for it. */
const LOOK_MS = 2_000;
const LOOK_SOON_MS = 200;
/** How often an instance says that it still reads: a long list takes up to a minute (ms). */
const STILL_READING_MS = 5_000;

export type Outcome = {
  /** Only where the platform did not answer as it should. */
  readonly failure: FeedState['failure'];
  readonly nextInMs: number;
};

type Parts = {
  readonly feed: SharedFeed;
  /** Reads the feed as an instance by itself does; `list` where it was believed. */
  readonly ask: () => Promise<Outcome & { readonly list: StoredSnapshot | null }>;
  /** What is remembered of the reads before. */
  readonly memory: () => Pick<FeedState, 'failures' | 'watch'>;
  readonly learn: (state: FeedState) => Promise<void>;
  readonly hasList: () => boolean;
};

/**
 * Reads the feed in turn with the other instances (docs/decisions/0022): who finds it due takes the turn and asks, the others
 * learn its list within seconds. Without Redis each goes on by itself, from where they stood.
 */
export function createFeedLeader({ feed, ask, memory, learn, hasList }: Parts) {
  let dueAt = performance.now();
  let last: Outcome['failure'] = null;

  const outcome = (failure: Outcome['failure']): Outcome => {
    last = failure;
    return { failure, nextInMs: LOOK_MS };
  };

  async function askForAll(isShared: boolean): Promise<Outcome> {
    const word = isShared ? setInterval(() => void feed.hold(), STILL_READING_MS) : undefined;
    const { failure, nextInMs, list } = await ask().finally(() => clearInterval(word));
    dueAt = performance.now() + nextInMs;
    if (isShared) await feed.tell({ ...memory(), failure }, list, nextInMs);
    return outcome(failure);
  }

  return {
    async refresh(): Promise<Outcome> {
      const patience = performance.now() + PLATFORM.readDeadlineMs;
      for (;;) {
        const told = await feed.look();
        if (told?.state) await learn(told.state);
        if (told && told.nextInMs > 0) dueAt = performance.now() + told.nextInMs;
        const failure = told?.state ? told.state.failure : last;
        // One without a list does not wait for a turn that nobody has.
        const isDue = performance.now() >= dueAt || (told?.nextInMs === 0 && !hasList());
        if (!isDue && (hasList() || failure)) return outcome(failure);
        if (told === null) return askForAll(false);
        if (isDue) {
          const isMine = await feed.take();
          if (isMine !== false) return askForAll(isMine === true);
        }
        // Somebody reads the first list of all at this moment.
        if (hasList()) return outcome(failure);
        if (performance.now() >= patience) return askForAll(false);
        await pause(LOOK_SOON_MS);
      }
    },
    /** Until the platform is asked again, by whomever. */
    dueInMs: (): number => dueAt - performance.now(),
  };
}
