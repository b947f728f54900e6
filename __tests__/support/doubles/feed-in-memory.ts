import type { FeedNews, SharedFeed } from '@/lib/server/feed/shared-feed';
import type { StoredHistory, StoredSnapshot } from '@/lib/server/feed/stored-snapshot';

/** The feed of a database that only this test has, with the lists that were stored in it. */
export function feedInMemory(
  stored: StoredSnapshot | null = null,
): SharedFeed & { readonly written: StoredSnapshot[] } {
  const written: StoredSnapshot[] = [];
  let list: StoredSnapshot | StoredHistory = stored ?? {
    firstSeen: [],
    changes: [],
    searchPages: [],
  };
  let version = stored ? 1 : 0;
  let state: FeedNews['state'] = null;
  let isTaken = false;
  let until = 0;
  return {
    pace: { stillReadingMs: 1_000, lookMs: 2_000, lookSoonMs: 200 },
    written,
    look: async () => ({ version, state, isTaken, until, now: Date.now() }),
    read: async () => ({ version, stored: list }),
    async take(seen) {
      if (seen !== until) return false;
      isTaken = true;
      until = Date.now() + 5_000;
      return true;
    },
    async hold() {
      until = Date.now() + 5_000;
    },
    async write(told, known) {
      if (known !== version) return null;
      list = told;
      written.push(told);
      return (version += 1);
    },
    async tell(told) {
      state = told;
      isTaken = false;
      until = Date.now() + told.nextInMs;
    },
  };
}
