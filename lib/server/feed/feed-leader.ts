import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM } from '@/lib/config/limits';
import type { FeedState, SharedFeed } from './shared-feed';
import type { StoredSnapshot } from './stored-snapshot';

/** How often an instance looks for a list that another has read (ms), and how often while it has no list at all. */
const LOOK_MS = 2_000;
const LOOK_SOON_MS = 200;
/** How often a reading instance renews its turn, because a long list takes up to a minute (ms). */
const STILL_READING_MS = 5_000;

export type Outcome = {
  /** Null if the platform answered as it should. */
  readonly failure: FeedState['failure'];
  readonly nextInMs: number;
};

type Parts = {
  readonly feed: SharedFeed;
  /** Reads the feed as a single instance does; `list` is null unless the answer was believed. */
  readonly ask: () => Promise<Outcome & { readonly list: StoredSnapshot | null }>;
  /** What is remembered of earlier reads. */
  readonly memory: () => Pick<FeedState, 'failures' | 'watch'>;
  readonly learn: (state: FeedState) => Promise<void>;
  readonly hasList: () => boolean;
};

/**
 * Takes turns with the other instances to read the feed (docs/decisions/0022). The first one that finds a read due takes the turn
 * and asks the platform; the others get its list within seconds. Without Redis, each reads for itself, from the last shared state.
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
        // An instance without a list does not wait if nobody has the turn.
        const isDue = performance.now() >= dueAt || (told?.nextInMs === 0 && !hasList());
        if (!isDue && (hasList() || failure)) return outcome(failure);
        if (told === null) return askForAll(false);
        if (isDue) {
          const isMine = await feed.take();
          if (isMine !== false) return askForAll(isMine === true);
        }
        // Another instance is reading: only an instance without any list waits for it.
        if (hasList()) return outcome(failure);
        if (performance.now() >= patience) return askForAll(false);
        await pause(LOOK_SOON_MS);
      }
    },
    /** Time until the platform is asked again, by any instance. */
    dueInMs: (): number => dueAt - performance.now(),
  };
}
