import type { FeedNews, SharedFeed } from '@/lib/server/jobs/turn/shared-feed';
import type { KeptList, SeenJob, StoredList } from '@/lib/server/jobs/table/stored-list';

const NOTHING: StoredList = {
  version: 0,
  fetchedAt: null,
  droppedCount: 0,
  jobs: [],
  searchPages: new Map(),
};

/** The feed of a database that only this test has, with the lists that were stored in it. */
export function feedInMemory(
  stored: KeptList | null = null,
): SharedFeed & { readonly written: KeptList[] } {
  const written: KeptList[] = [];
  const seen = new Map<string, SeenJob>();
  let list: StoredList = stored ? { ...stored, version: 1 } : NOTHING;
  let state: FeedNews['state'] = null;
  let isTaken = false;
  let until = 0;
  const note = ({ jobs }: Pick<KeptList, 'jobs'>) => {
    for (const job of jobs) seen.set(job.id, { job, listedOn: job.lastSeenOn });
  };
  return {
    pace: { stillReadingMs: 1_000, lookMs: 2_000, lookSoonMs: 200 },
    written,
    look: async () => ({ version: list.version, state, isTaken, until, now: Date.now() }),
    read: async () => list,
    async take(mine) {
      if (mine !== until) return false;
      isTaken = true;
      until = Date.now() + 5_000;
      return true;
    },
    async hold() {
      until = Date.now() + 5_000;
    },
    async write(told, known) {
      if (known !== list.version) return null;
      list = { ...told, version: known + 1 };
      note(told);
      written.push(told);
      return list.version;
    },
    async tell(told) {
      state = told;
      isTaken = false;
      until = Date.now() + told.nextInMs;
    },
    seen: async (ids) =>
      new Map(
        [...seen.values()].flatMap((one) =>
          [one.job.otherId, one.job.id].flatMap((id) =>
            id !== null && ids.includes(id) ? [[id, one] as const] : [],
          ),
        ),
      ),
    async noteFound(job) {
      if (!seen.has(job.id)) seen.set(job.id, { job, listedOn: null });
    },
  };
}
