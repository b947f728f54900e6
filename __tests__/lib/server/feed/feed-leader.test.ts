import { withPay } from '@/lib/domain/pay/job-pay';
import { PLATFORM } from '@/lib/config/limits';
import type { JobFeed, KeepJobs } from '@/lib/platform/jobs';
import { PlatformError } from '@/lib/platform/http/platform-error';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import { createSharedFeed } from '@/lib/server/feed/shared-feed';
import { createSnapshotStore } from '@/lib/server/snapshot/snapshot-store';
import { STORED_VERSION, type StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { describeWithRedis, REDIS_AWAY } from '@/__tests__/support/doubles/with-redis';

const TURN = `feed:${STORED_VERSION}:turn`;

/** A reader that hands the jobs of a feed to `keep`. */
const keeping =
  (read: () => Promise<JobFeed>) =>
  async <Kept>(keep: KeepJobs<Kept>): Promise<JobFeed<Kept>> => {
    const feed = await read();
    return { ...feed, jobs: [...keep(feed.jobs)] };
  };
const feedOf = (count: number): JobFeed => ({
  jobs: buildJobs(count),
  dropped: [],
  warnings: [],
  feedDate: '2026-08-20',
});

describeWithRedis('instances that read the feed in turn', (instances) => {
  const made: ReturnType<typeof createSnapshotStore>[] = [];
  afterEach(() => made.splice(0).forEach((store) => store.stop()));

  function instance(redis: RedisLink, readFeed: () => Promise<JobFeed>) {
    const read = jest.fn(readFeed);
    const written: StoredSnapshot[] = [];
    const store = createSnapshotStore({
      readFeed: keeping(read),
      file: {
        read: () => Promise.resolve(null),
        write: (stored) => Promise.resolve(void written.push(stored)),
      },
      shared: createSharedFeed(redis),
    });
    made.push(store);
    return { ...store, read, written };
  }
  const countOf = async (store: { state: ReturnType<typeof instance>['state'] }) => {
    const state = await store.state();
    return state.ok ? state.snapshot.jobs.length : state.error.message;
  };
  /** Ends the current turn, as if the next read were due; running instances check every two seconds. */
  const endTurn = (inMs = 1) => instances().first.run(({ text }) => text.pExpire(TURN, inMs));
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('read once for both if they start at the same time, and show the same', async () => {
    const slow = async () => {
      await pause(300);
      return feedOf(7);
    };
    const a = instance(instances().first, slow);
    const b = instance(instances().second, slow);
    expect(await Promise.all([countOf(a), countOf(b)])).toEqual([7, 7]);
    expect(a.read.mock.calls.length + b.read.mock.calls.length).toBe(1);
    expect(a.known()?.etag).toBe(b.known()?.etag);
    expect([a.known()?.source, b.known()?.source].sort()).toEqual(['platform', 'redis']);
    // Each stores it on its own disk, and again once its descriptions have been read.
    for (const { written } of [a, b])
      expect(new Set(written.map(({ fetchedAt }) => fetchedAt)).size).toBe(1);
    expect(await instances().first.run(({ text }) => text.pTTL(TURN))).toBeGreaterThan(
      PLATFORM.refreshMs / 2,
    );
  });

  it('learn of a new list within seconds', async () => {
    let count = 4;
    const read = () => Promise.resolve(feedOf(count));
    const a = instance(instances().first, read);
    const b = instance(instances().second, read);
    await Promise.all([a.start(), b.start()]);
    await until(() => a.known()?.jobs.length === 4 && b.known()?.jobs.length === 4, 20);
    count = 6;
    // The reader writes the next turn last: if ended before that, it would be set again.
    const turn = () => instances().first.run(({ text }) => text.pTTL(TURN));
    await until(async () => ((await turn()) ?? 0) > PLATFORM.refreshMs / 2, 20);
    // Long enough for one of the checks to see how soon the turn ends, on a busy machine too.
    await endTurn(7_000);
    await until(() => a.known()?.jobs.length === 6 && b.known()?.jobs.length === 6, 40);
    expect(a.read.mock.calls.length + b.read.mock.calls.length).toBe(2);
    // On a busy machine this takes longer.
  }, 90_000);

  it('share what changed of a job, also with one that starts later', async () => {
    let payText = '$2,000';
    const read = () => {
      const { jobs, ...rest } = feedOf(3);
      return Promise.resolve({ ...rest, jobs: jobs.map((job) => withPay({ ...job, payText })) });
    };
    const a = instance(instances().first, read);
    expect(await countOf(a)).toBe(3);
    payText = '$2,120';
    await endTurn();
    await pause(10);
    const b = instance(instances().second, read);
    expect(await countOf(b)).toBe(3);
    const [job] = feedOf(3).jobs;
    const told = [[job?.lastSeenOn, 'pay', 120, 120]];
    await until(() => b.changesOf(job?.id ?? '').length > 0);
    const c = instance(instances().first, read);
    expect(await countOf(c)).toBe(3);
    expect(c.read).not.toHaveBeenCalled();
    expect([b, c].map((one) => one.changesOf(job?.id ?? ''))).toEqual([told, told]);
  });

  it('leave it to the one that is still reading, however long the list is', async () => {
    const turn = () => instances().first.run(({ text }) => text.pTTL(TURN));
    let finish = () => {};
    const a = instance(
      instances().first,
      () => new Promise((resolve) => (finish = () => resolve(feedOf(7)))),
    );
    const asked = countOf(a);
    await until(() => a.read.mock.calls.length > 0);
    // As if it had been reading for 14 s.
    await endTurn(9_000);
    const before = await turn();
    await pause(6_000);
    expect(await turn()).toBeGreaterThan(before);
    finish();
    expect(await asked).not.toBeUndefined();
    await until(() => a.known()?.jobs.length === 7);
    // Waits until it has told the others too, or it would tell those of the next test.
    while (Number(await turn()) < PLATFORM.refreshMs / 2) await pause(50);
  });

  it('take over from one that died while reading', async () => {
    await createSharedFeed(instances().first).take();
    const b = instance(instances().second, () => Promise.resolve(feedOf(3)));
    const asked = countOf(b);
    setTimeout(() => void endTurn(), 500);
    expect(await asked).toBe(3);
    expect(b.read).toHaveBeenCalledTimes(1);
  });

  it('tell each other of failures, to spare the platform', async () => {
    const down = () => Promise.reject(new PlatformError('Down.', { kind: 'unreachable' }));
    const a = instance(instances().first, down);
    const b = instance(instances().second, () => Promise.resolve(feedOf(3)));
    expect(await countOf(a)).toBe('Down.');
    expect(await countOf(b)).toBe('Down.');
    expect(b.read).not.toHaveBeenCalled();
    await endTurn();
    await pause(10);
    const c = instance(instances().second, () => Promise.resolve(feedOf(3)));
    expect(await countOf(c)).toBe(3);
  });

  it('believe a sudden shrinking together: after three answers, whichever instance gets them', async () => {
    let count = 10;
    const seen: unknown[] = [];
    // A new instance each time, as if the one before had ended: only shared knowledge counts.
    for (let turn = 0; turn < 4; turn += 1) {
      const one = instance(instances().second, () => Promise.resolve(feedOf(count)));
      seen.push(await countOf(one));
      expect(one.read).toHaveBeenCalledTimes(1);
      await until(() => one.known() !== null);
      await endTurn();
      await pause(10);
      count = 2;
    }
    expect(seen).toEqual([10, 10, 10, 2]);
  });

  it('continue by themselves while Redis is unavailable, from where they were', async () => {
    let isAway = false;
    const link: RedisLink = {
      run: (...call) => (isAway ? REDIS_AWAY : instances().first).run(...call),
      close: () => undefined,
    };
    const a = instance(link, () => Promise.resolve(feedOf(5)));
    expect(await countOf(a)).toBe(5);
    isAway = true;
    await pause(2_100);
    expect(await countOf(a)).toBe(5);
    expect(a.read).toHaveBeenCalledTimes(1);
    const alone = instance(REDIS_AWAY, () => Promise.resolve(feedOf(5)));
    expect(await countOf(alone)).toBe(5);
  });

  it('keep the first dates of a job that one of them saw earlier', async () => {
    const a = instance(instances().first, () => Promise.resolve(feedOf(2)));
    const b = instance(instances().second, () => Promise.resolve(feedOf(2)));
    const adhoc = (day: string) =>
      buildJob({ id: 'ADHOC', firstSeenOn: day, postedOn: day, lastSeenOn: null });
    b.keepDates(adhoc('2026-08-01'));
    a.keepDates(adhoc('2026-08-09'));
    expect(await countOf(a)).toBe(2);
    expect(await countOf(b)).toBe(2);
    expect(b.keepDates(adhoc('2026-08-20')).postedOn).toBe('2026-08-01');
  });
});
