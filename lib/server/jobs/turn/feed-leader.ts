import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM } from '@/lib/config/limits';
import { finishFirst } from '@/lib/server/process/draining';
import type { FeedNews, FeedState, SharedFeed } from './shared-feed';

export type Outcome = {
  /** Null if the platform answered as it should. */
  readonly failure: FeedState['failure'];
  readonly nextInMs: number;
};

type Parts = {
  readonly feed: Pick<SharedFeed, 'pace' | 'look' | 'take' | 'hold'>;
  /** Reads the feed as a single instance does. */
  readonly ask: () => Promise<Outcome>;
  /** Adopts what another instance has found out. */
  readonly learn: (news: FeedNews) => Promise<void>;
  /** Tells the others what this instance has found out, and ends its turn. */
  readonly tell: (read: Outcome) => Promise<void>;
  readonly hasList: () => boolean;
};

/**
 * Takes turns with the other instances to read the feed (docs/decisions/0064). The first one that finds a read due takes the turn and
 * asks the platform; the others get its list within seconds. While the database takes nothing, each reads for itself, from the last state.
 */
export function createFeedLeader({ feed, ask, learn, tell, hasList }: Parts) {
  const { stillReadingMs, lookMs, lookSoonMs } = feed.pace;
  let dueAt = performance.now();
  /** The time by the database's clock that `dueAt` was made from: counted once, by our own clock. */
  let until: number | undefined;
  let last: Outcome['failure'] = null;
  /** Whether this process has asked the platform itself, or had a list before a read failed. */
  let hasStarted = false;
  /** Whether the platform is known to answer again, after a read that failed. */
  let isBack = false;
  /** Whether that made us read already, and the read failed: then we wait as long as after any other. */
  let wasInVain = false;
  let telling: Promise<void> = Promise.resolve();

  /** @returns what is new to us: while nobody can take turns, the state that we knew is older than our own */
  function note(news: FeedNews): FeedNews {
    const { until: next, now, state } = news;
    if (next === until) return { ...news, state: null };
    if (state) last = state.failure;
    isBack &&= last !== null;
    until = next;
    // What a database whose clock was put back says of later than any wait is not believed.
    dueAt = performance.now() + Math.min(next - now, state?.nextInMs ?? PLATFORM.refreshMs);
    return news;
  }

  const outcome = (): Outcome => ({
    failure: last,
    nextInMs: Math.min(lookMs, Math.max(1, dueAt - performance.now())),
  });

  /** @param isShared whether the others wait for what we find out */
  async function read(isShared: boolean): Promise<Outcome> {
    const word = isShared ? setInterval(() => void feed.hold(), stillReadingMs) : undefined;
    const answer = await ask().catch((error: unknown) => {
      clearInterval(word);
      throw error;
    });
    last = answer.failure;
    wasInVain = isBack && last !== null;
    isBack = false;
    hasStarted = true;
    dueAt = performance.now() + answer.nextInMs;
    // Nobody waits while the list is stored, but an ending process: the others would wait until its turn has run out.
    if (isShared) telling = finishFirst(tell(answer).finally(() => clearInterval(word)));
    return outcome();
  }

  return {
    async refresh(): Promise<Outcome> {
      await telling;
      for (;;) {
        const news = await feed.look();
        if (news) await learn(note(news));
        // Whoever starts asks once if others failed before: a person may have mended what was wrong, and started anew.
        const canWait = last === null ? hasList() : hasStarted;
        // Otherwise nobody waits for the next turn, only for a list that is being read.
        const isDue = performance.now() >= dueAt || ((isBack || !canWait) && !news?.isTaken);
        const isOurs = isDue && news !== null ? await feed.take(news.until) : null;
        // Null: nobody can take turns, because the database is away, or can only be read.
        if (isDue && isOurs !== false) return read(isOurs === true);
        hasStarted ||= canWait;
        if (canWait) return outcome();
        await pause(lookSoonMs);
      }
    },
    /** The platform has answered another call: a list that could not be read is read at the next look. */
    noteAnswers(): void {
      isBack = last !== null && !wasInVain;
    },
    /** Time until the platform is asked again, by any instance. */
    dueInMs: (): number => dueAt - performance.now(),
  };
}
