import { withPay } from '@/lib/domain/pay/job-pay';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PLATFORM } from '@/lib/config/limits';
import type { Job } from '@/lib/domain/job/job';
import type { JobFeed, KeepJobs } from '@/lib/platform/jobs';
import { PlatformError } from '@/lib/platform/http/platform-error';
import { logger } from '@/lib/server/process/log';
import { newsOf } from '@/lib/server/search-notices/search-notices';
import { answerJobs } from '@/lib/server/jobs/answers/jobs-answer';
import { READING, mentionsOf } from '@/lib/domain/posting/mentions';
import { mentionSteps } from '@/lib/server/jobs/snapshot/read-mentions';
import { createSnapshotStore } from '@/lib/server/jobs/snapshot/snapshot-store';
import type { SharedFeed } from '@/lib/server/jobs/turn/shared-feed';
import type { KeptList } from '@/lib/server/jobs/table/stored-list';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { feedInMemory } from '@/__tests__/support/doubles/feed-in-memory';

type Mentions = { readonly mentionsOf: typeof mentionsOf };
jest.mock('@/lib/domain/posting/mentions', () => {
  const actual = jest.requireActual<Mentions>('@/lib/domain/posting/mentions');
  return { ...actual, mentionsOf: jest.fn(actual.mentionsOf) };
});
const STEPS = '@/lib/server/jobs/snapshot/read-mentions';
type Steps = { readonly mentionSteps: typeof mentionSteps };
jest.mock('@/lib/server/jobs/snapshot/read-mentions', () => {
  const actual = jest.requireActual<Steps>('@/lib/server/jobs/snapshot/read-mentions');
  return { ...actual, mentionSteps: jest.fn(actual.mentionSteps) };
});
jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
// The cache treats a time of 0 as none.
jest.advanceTimersByTime(1);

const TEXT = 'Failed to fetch jobs. Check console for details.';
const down = () => Promise.reject(new PlatformError(TEXT, { kind: 'unreachable' }));
const feedOf = (jobs: Job[], rest: Partial<JobFeed> = {}): JobFeed => ({
  jobs,
  dropped: [],
  warnings: [],
  feedDate: '2026-08-20',
  ...rest,
});
const answer =
  (jobs: Job[], rest: Partial<JobFeed> = {}) =>
  () =>
    Promise.resolve(feedOf(jobs, rest));

/** A reader that hands the jobs of a feed to `keep`. */
const keeping =
  (read: () => Promise<JobFeed>) =>
  async <Kept>(keep: KeepJobs<Kept>): Promise<JobFeed<Kept>> => {
    const feed = await read();
    return { ...feed, jobs: [...keep(feed.jobs)] };
  };

function makeStore(
  readFeed: () => Promise<JobFeed>,
  stored: KeptList | null = null,
  changed: Partial<SharedFeed> = {},
) {
  const read = jest.fn(readFeed);
  const feed = { ...feedInMemory(stored), ...changed };
  return {
    ...createSnapshotStore({ readFeed: keeping(read), feed }),
    read,
    written: feed.written,
  };
}
type Store = ReturnType<typeof makeStore>;
const made: Store[] = [];

/** A store that is stopped after the test. */
function storeOf(...parts: Parameters<typeof makeStore>): Store {
  const store = makeStore(...parts);
  made.push(store);
  return store;
}

/** Advances the time, and lets whatever that starts finish. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function jobsOf(store: Store): Promise<number> {
  const state = await store.state();
  if (!state.ok) throw new Error(state.error.message);
  return state.snapshot.jobs.length;
}

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.setSystemTime(new Date('2026-08-20T15:00:00Z'));
  warn = jest.spyOn(logger(), 'warn').mockImplementation();
  jest.spyOn(logger(), 'info').mockImplementation();
});
afterEach(() => {
  made.splice(0).forEach((store) => store.stop());
  jest.restoreAllMocks();
});
const warnings = () => warn.mock.calls.map((call) => String(call[1]));

describe('the snapshot of all jobs', () => {
  it('is read once for everybody who asks at the same time', async () => {
    const store = storeOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return feedOf(buildJobs(5));
    });
    const asked = Promise.all(Array.from({ length: 50 }, () => jobsOf(store)));
    await pass(100);
    expect(new Set(await asked)).toEqual(new Set([5]));
    expect(store.read).toHaveBeenCalledTimes(1);
  });

  it('is not read again while it is fresh, and served as it is during the next read', async () => {
    const store = storeOf(answer(buildJobs(5)));
    await jobsOf(store);
    await pass(PLATFORM.refreshMs - 1);
    await jobsOf(store);
    expect(store.read).toHaveBeenCalledTimes(1);
    store.read.mockImplementation(() => new Promise(() => undefined));
    await pass(2);
    expect(await jobsOf(store)).toBe(5);
    await pass(0);
    expect(store.read).toHaveBeenCalledTimes(2);
    expect(await jobsOf(store)).toBe(5);
  });

  it('keeps indexed what jobs paid lately, also over a restart', async () => {
    const jobs = Array.from({ length: 5 }, (_, at) => buildJob({ id: `a${at}` }));
    const first = storeOf(answer(jobs));
    await jobsOf(first);
    const stored = first.written.at(-1) ?? null;
    jest.setSystemTime(new Date('2026-08-22T15:00:00Z'));
    const second = storeOf(answer(jobs.slice(1)), stored);
    await jobsOf(second);
    await pass(PLATFORM.refreshMs);
    const state = await second.state();
    expect(state.ok && state.snapshot.payPages.get('/pay/icu')).toMatchObject({
      spread: null,
      isIndexed: true,
    });
    expect(second.written.at(-1)?.searchPages.get('/jobs/for/icu')).toMatchObject({
      figuresOn: '2026-08-20',
    });
  });

  it('finds a job by either of its ids, a first id before another’s second', async () => {
    const store = storeOf(
      answer([
        buildJob({ id: 'a1', otherId: 'b2' }),
        buildJob({ id: 'b2', otherId: null, city: 'Reno' }),
      ]),
    );
    const state = await store.state();
    if (!state.ok) throw new Error('no snapshot');
    const { find } = state.snapshot;
    expect([find('a1')?.id, find('b2')?.id, find('c3')]).toEqual(['a1', 'b2', undefined]);
  });

  it('remembers a job that left the feed, by either id and without its description', async () => {
    const filled = buildJob({ id: 'filled', otherId: 'other', city: 'Ames' });
    const lists = [[filled, ...buildJobs(5)], buildJobs(5)];
    const store = storeOf(() => Promise.resolve(feedOf(lists.shift() ?? [])));
    await jobsOf(store);
    await pass(0);
    expect((await store.remembered('filled'))?.job).toBe(store.known()?.find('filled'));
    await pass(PLATFORM.refreshMs + 1);
    void (await store.state());
    await pass(0);
    expect(store.known()?.find('filled')).toBeUndefined();
    expect((await store.remembered('filled'))?.job.city).toBe('Ames');
    expect((await store.remembered('other'))?.job).not.toHaveProperty('description');
    expect(await store.remembered('never-there')).toBeNull();
  });

  it('has summaries without descriptions, and the same tag for the same jobs', async () => {
    const store = storeOf(answer(buildJobs(3)));
    const first = await store.state();
    await pass(PLATFORM.refreshMs + 1);
    await store.state();
    await pass(1);
    const second = await store.state();
    if (!first.ok || !second.ok) throw new Error('no snapshot');
    expect(second.snapshot.fetchedAt).not.toBe(first.snapshot.fetchedAt);
    expect(second.snapshot.etag).toBe(first.snapshot.etag);
    const told = await answerJobs(first, null).text();
    expect(told).not.toContain('adults');
    expect(JSON.parse(told)).toEqual({ jobs: first.snapshot.summaries });
  });
});

/** Another instance that has read a list while this one was starting. */
function otherWith(list: KeptList): SharedFeed {
  const state = { failures: 0, watch: null, failure: null, nextInMs: 0 };
  let isStarting = true;
  return {
    ...feedInMemory(),
    look: async () => {
      const now = Date.now();
      return { version: 2, state, isTaken: false, until: now + PLATFORM.refreshMs, now };
    },
    read: async () => {
      if (!isStarting) return { ...list, version: 2 };
      isStarting = false;
      return null;
    },
    take: async () => false,
  };
}

it('answers from the first list of another instance before its descriptions have been read', async () => {
  const other = storeOf(answer(buildJobs(20)));
  await other.state();
  const [list] = other.written;
  if (!list) throw new Error('no list');
  const store = storeOf(down, null, otherWith(list));
  // Makes every step a separate slice.
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  const state = await store.state();
  if (!state.ok) throw new Error(state.error.message);
  expect(state.snapshot.jobs).toHaveLength(20);
  expect(state.snapshot.descriptions.peek()).toBeUndefined();
  for (let turns = 0; turns < 200; turns += 1) await nextTurn();
  expect(state.snapshot.descriptions.peek()).toBeDefined();
});

it('replaces a list only once the descriptions of the next one have been read', async () => {
  const store = storeOf(answer(buildJobs(5)));
  await store.start();
  await pass(1);
  store.read.mockImplementation(answer(buildJobs(6)));
  // Makes every step a separate slice.
  const time = performance.now.bind(performance);
  let spent = 0;
  const slow = jest.spyOn(performance, 'now').mockImplementation(() => time() + (spent += 10));
  jest.advanceTimersByTime(PLATFORM.refreshMs);
  const isNew = () => store.known()?.jobs.length === 6;
  for (let turns = 0; !isNew() && turns < 5_000; turns += 1) await nextTurn();
  expect(isNew()).toBe(true);
  expect(store.known()?.descriptions.peek()).toBeDefined();
  slow.mockRestore();
});

describe('a list that throws while it is taken over', () => {
  const unusable = { jobs: [null], fetchedAt: '2099-01-01T00:00:00Z' } as unknown as KeptList;
  beforeEach(() => jest.spyOn(logger(), 'error').mockImplementation());

  it('of another instance: the one before stays, it is read once, and the next list is taken', async () => {
    const other = storeOf(answer(buildJobs(9)));
    await other.state();
    const [list] = other.written;
    if (!list) throw new Error('no list');
    let version = 1;
    const read = jest.fn(async () => ({ ...(version < 5 ? unusable : list), version }));
    const store = storeOf(answer(buildJobs(3)), null, {
      ...otherWith(list),
      look: async () => ({ ...(await otherWith(list).look())!, version }),
      read,
      take: async () => true,
    });
    await store.start();
    // It has none, and nobody else reads one: it reads for itself.
    await pass(1_000);
    expect(await jobsOf(store)).toBe(3);
    expect(logger().error).toHaveBeenCalledTimes(1);
    version = 4;
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(logger().error).toHaveBeenCalledTimes(2);
    version = 5;
    await pass(60_000);
    expect(await jobsOf(store)).toBe(9);
  });

  it('of the start before: the site starts without it, and reads one', async () => {
    const store = storeOf(answer(buildJobs(4)), unusable);
    await store.start();
    expect(await jobsOf(store)).toBe(4);
    expect(logger().error).toHaveBeenCalledTimes(1);
  });

  it('whatever else fails in a turn, the list is read again later', async () => {
    let looks = 0;
    const shared: SharedFeed = {
      ...otherWith(unusable),
      look: () => {
        looks += 1;
        return looks < 4 ? Promise.reject(new TypeError('a slip')) : Promise.resolve(null);
      },
    };
    const store = storeOf(answer(buildJobs(5)), null, shared);
    await store.start();
    expect(await store.state()).toMatchObject({ ok: false, error: { message: TEXT } });
    await pass(PLATFORM.coldRetryMs * 3);
    expect(await jobsOf(store)).toBe(5);
  });
});

describe('what descriptions mention', () => {
  const html = (text: string) => `<p>${text}</p>` as Job['description'];
  const stating = [
    buildJob({ id: 'a', description: html('EMR: Epic. No call.') }),
    buildJob({ id: 'b', description: html('Cares for adults.') }),
    buildJob({ id: 'c', description: html('Nights.'), contract: { startsOn: '2026-09-03' } }),
    buildJob({ id: 'd', description: html('ASAP start.'), contract: { startsOn: '2026-09-04' } }),
  ];
  const saysOf = (store: Store) =>
    Object.fromEntries(
      (store.known()?.summaries ?? []).map(({ id, says }) => [id, says?.join() ?? '']),
    );
  const ALL = { a: 'Epic,no call', b: '', c: 'start ASAP or within two weeks', d: '' };
  const read = jest.mocked(mentionsOf);

  it('is read once the first list is known, replaces that list, and is stored', async () => {
    const store = storeOf(answer(stating));
    await store.state();
    await pass(1);
    expect(saysOf(store)).toEqual(ALL);
    expect(store.known()?.source).toBe('platform');
    expect(store.written.at(-1)?.jobs.map(({ said }) => said?.length)).toEqual([2, 0, 0, 1]);
  });

  it('is read again only for a description that changed', async () => {
    const store = storeOf(answer(stating));
    await store.state();
    await pass(1);
    read.mockClear();
    store.read.mockImplementation(
      answer(
        stating.map((job) => (job.id === 'a' ? { ...job, description: html('No call.') } : job)),
      ),
    );
    await pass(PLATFORM.refreshMs);
    await store.state();
    await pass(1);
    expect(read).toHaveBeenCalledTimes(1);
    expect(saysOf(store)).toEqual({ ...ALL, a: 'no call' });
  });

  it('is known at the next start without a new reading, except in another release, which reads it again in the background', async () => {
    const store = storeOf(answer(stating));
    await store.state();
    await pass(1);
    const stored = store.written.at(-1);
    if (!stored) throw new Error('nothing was written');
    read.mockClear();
    const next = storeOf(down, stored);
    await next.state();
    await pass(1);
    expect(saysOf(next)).toEqual(ALL);
    expect(read).not.toHaveBeenCalled();

    const older = stored.jobs.map((job) => ({ ...job, said: ['Cerner'] }));
    const later = storeOf(down, { ...stored, jobs: older, reading: 0 });
    const state = await later.state();
    expect(state.ok && state.snapshot.summaries[0]?.says).toEqual(['Cerner']);
    await pass(1);
    expect(saysOf(later)).toEqual(ALL);
  });

  it('if read by another release, is kept while it cannot be read again, and is not stored', async () => {
    const store = storeOf(answer(stating));
    await store.state();
    await pass(1);
    const stored = store.written.at(-1);
    if (!stored) throw new Error('nothing was written');
    expect(store.known()?.reading).toBe(READING);
    expect(stored.reading).toBe(READING);

    const older = stored.jobs.map((job) => ({ ...job, said: ['Cerner'] }));
    const steps = jest.mocked(mentionSteps);
    steps.mockImplementation(() => {
      throw new Error('jobs that fail');
    });
    const next = storeOf(down, { ...stored, jobs: older, reading: 0 });
    await next.state();
    await pass(1);
    steps.mockImplementation(jest.requireActual<Steps>(STEPS).mentionSteps);
    expect(warnings()).toContain('The descriptions could not be read for the filter');
    expect(next.known()?.reading).toBe(0);
    expect(next.written).toEqual([]);
    next.read.mockImplementation(answer(stating));
    await pass(PLATFORM.retryMs);
    await next.state();
    await pass(1);
    expect(saysOf(next)).toEqual(ALL);
    expect(next.written.at(-1)?.reading).toBe(READING);
  });
});

describe('when the platform fails', () => {
  it('with nothing known the failure is returned, and cached for a short while', async () => {
    const store = storeOf(down);
    expect(await store.state()).toEqual({
      ok: false,
      error: { message: TEXT, kind: 'unreachable', retryAfterSeconds: 15 },
    });
    await pass(PLATFORM.retryMs - 1);
    expect((await store.state()).ok).toBe(false);
    expect(store.read).toHaveBeenCalledTimes(1);
  });

  it('cold requests never wait for the next try', async () => {
    const store = storeOf(down);
    await store.state();
    store.read.mockImplementation(() => new Promise(() => undefined));
    await pass(PLATFORM.retryMs + 1);
    expect((await store.state()).ok).toBe(false);
    expect(store.read).toHaveBeenCalledTimes(2);
  });

  it('known jobs stay, however long the outage lasts', async () => {
    const store = storeOf(answer(buildJobs(5)));
    await store.start();
    await pass(0);
    store.read.mockImplementation(down);
    await pass(24 * 3_600_000);
    expect(await jobsOf(store)).toBe(5);
  });

  it('a bug of our own is a failure like any other', async () => {
    const store = storeOf(() => Promise.reject(new TypeError('a slip')));
    expect(await store.state()).toMatchObject({ ok: false, error: { message: TEXT } });
  });

  it('the list is read again after 15 s, then 30, 60, … 300, and every 5 minutes once the platform is back', async () => {
    const store = storeOf(answer(buildJobs(5)));
    const asked: number[] = [];
    const begin = Date.now();
    const respond = (next: () => Promise<JobFeed>) =>
      store.read.mockImplementation(() => {
        asked.push((Date.now() - begin) / 1_000);
        return next();
      });
    respond(answer(buildJobs(5)));
    await store.start();
    await pass(0);
    respond(down);
    await pass(1_100_000);
    respond(answer(buildJobs(6)));
    await pass(900_000);
    const waits = asked.map((at, i) => Math.round(at - (asked[i - 1] ?? 0)));
    expect(waits).toEqual([0, 300, 15, 30, 60, 120, 240, 300, 300, 300, 300]);
    expect(await jobsOf(store)).toBe(6);
  });

  it('with nothing known the list is read at least every two minutes, because visitors get an error page', async () => {
    const store = storeOf(down);
    await store.start();
    await pass(226_000);
    expect(store.read).toHaveBeenCalledTimes(5);
    await pass(240_000);
    expect(store.read).toHaveBeenCalledTimes(7);
    store.read.mockImplementation(answer(buildJobs(5)));
    await pass(121_000);
    expect(await jobsOf(store)).toBe(5);
  });
});

describe('reads of the list in an hour with visitors', () => {
  type Answering = (n: number) => () => Promise<JobFeed>;
  const well = answer(buildJobs(5));

  /** Three hours with visitors: the number of reads in the busiest hour. */
  async function readsInTheWorstHour(answering: Answering): Promise<number> {
    const reads: number[] = [];
    const store = storeOf(() => {
      reads.push(Date.now());
      return answering(reads.length)();
    });
    await store.start();
    for (let second = 0; second < 3 * 3_600; second += 5) {
      await Promise.all(Array.from({ length: 5 }, () => store.state()));
      await pass(5_000);
    }
    return Math.max(
      ...reads.map((from) => reads.filter((at) => at >= from && at < from + 3_600_000).length),
    );
  }

  it.each<readonly [string, Answering, { least: number; most: number }]>([
    ['while it answers well', () => well, { least: 12, most: 12 }],
    ['with nothing ever known', () => down, { least: 25, most: 30 }],
    ['down after the first', (n) => (n === 1 ? well : down), { least: 12, most: 18 }],
    ['failing every second time', (n) => (n % 2 ? well : down), { least: 20, most: 30 }],
    ['failing three times of four', (n) => (n % 4 ? down : well), { least: 25, most: 30 }],
    [
      'an empty list after the first',
      (n) => (n === 1 ? well : answer([])),
      { least: 12, most: 12 },
    ],
  ])('%s', async (_name, answering, { least, most }) => {
    const reads = await readsInTheWorstHour(answering);
    expect(reads).toBeLessThanOrEqual(most);
    expect(reads).toBeGreaterThanOrEqual(least);
  });
});

describe('a sudden shrinking (PL-17)', () => {
  it('is ignored until three answers in a row agree', async () => {
    const store = storeOf(answer(buildJobs(10)));
    await store.start();
    await pass(0);
    store.read.mockImplementation(answer([]));
    const seen: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      await pass(PLATFORM.refreshMs + 1);
      seen.push(await jobsOf(store));
    }
    expect(seen).toEqual([10, 10, 0, 0]);
    expect(warnings().filter((line) => line.includes('shrank'))).toHaveLength(2);
  });

  it('an empty list with nothing known is an empty list', async () => {
    expect(await jobsOf(storeOf(answer([])))).toBe(0);
  });
});

describe('the log', () => {
  it('lists each record that was left out, once (DT-20), and counts them', async () => {
    const dropped = [{ id: 'bad-1', problem: 'not an object' }];
    const store = storeOf(
      answer(buildJobs(5), {
        dropped,
        warnings: [{ id: 'a1', problem: 'Geolocation cannot be read' }],
      }),
    );
    await store.start();
    await pass(3 * PLATFORM.refreshMs);
    expect(store.read.mock.calls.length).toBeGreaterThan(2);
    expect(warn.mock.calls).toEqual([
      [{ job: 'bad-1', problem: 'not an object' }, 'A record of the feed was left out'],
      [
        { job: 'a1', problem: 'Geolocation cannot be read' },
        'A record of the feed was read in part',
      ],
    ]);
    expect(store.known()?.droppedCount).toBe(1);
  });

  const cuts = () => warnings().filter((line) => line.includes('may be cut'));
  it.each([
    [999, 0, 0],
    [1_000, 0, 1],
    [1_001, 0, 0],
    [998, 2, 1],
    [1_000, 1, 0],
  ])(
    '%i jobs and %i other records: whether the feed may be cut (JL-11)',
    async (count, others, lines) => {
      const dropped = Array.from({ length: others }, (_, i) => ({ id: `bad-${i}`, problem: 'x' }));
      await jobsOf(storeOf(answer(buildJobs(count), { dropped })));
      expect(cuts()).toHaveLength(lines);
    },
  );

  it('reports a feed that may be cut once, and again only after it was whole', async () => {
    const store = storeOf(answer(buildJobs(1_000)));
    await store.start();
    await pass(3 * PLATFORM.refreshMs);
    expect(cuts()).toHaveLength(1);
    store.read.mockImplementation(answer(buildJobs(999)));
    await pass(PLATFORM.refreshMs);
    store.read.mockImplementation(answer(buildJobs(1_000)));
    await pass(PLATFORM.refreshMs);
    expect(cuts()).toHaveLength(2);
  });
});

describe('the last good list, stored', () => {
  const day = (date: string) =>
    buildJob({ id: 'a1', postedOn: date, firstSeenOn: date, lastSeenOn: date });

  async function storedBy(store: Store): Promise<KeptList> {
    await jobsOf(store);
    const last = store.written.at(-1);
    if (!last) throw new Error('nothing was written');
    return last;
  }

  it('is available at once on the next start, during the first read', async () => {
    const stored = await storedBy(storeOf(answer(buildJobs(7))));
    const next = storeOf(() => new Promise(() => undefined), stored);
    await next.start();
    expect(await next.state()).toMatchObject({
      ok: true,
      snapshot: { source: 'database', fetchedAt: stored.fetchedAt },
    });
    expect(await jobsOf(next)).toBe(7);
  });

  it('is used on a start with the platform down, and replaced when it answers', async () => {
    const stored = await storedBy(storeOf(answer(buildJobs(7))));
    const next = storeOf(down, stored);
    await next.start();
    await pass(60_000);
    expect(await next.state()).toMatchObject({ ok: true, snapshot: { source: 'database' } });
    next.read.mockImplementation(answer(buildJobs(8)));
    await pass(PLATFORM.refreshMs);
    expect(await next.state()).toMatchObject({ ok: true, snapshot: { source: 'platform' } });
    expect(await jobsOf(next)).toBe(8);
  });

  it('is what a shrunken first answer is compared with', async () => {
    const stored = await storedBy(storeOf(answer(buildJobs(7))));
    const next = storeOf(answer([]), stored);
    await next.start();
    await pass(0);
    expect(await jobsOf(next)).toBe(7);
  });

  it('restores the first dates (SD-07)', async () => {
    const stored = await storedBy(storeOf(answer([day('2026-08-20')])));
    const next = storeOf(answer([day('2026-09-03')]), stored);
    await next.start();
    await pass(0);
    expect(next.known()?.source).toBe('platform');
    expect(next.known()?.find('a1')).toMatchObject({
      postedOn: '2026-08-20',
      firstSeenOn: '2026-08-20',
      lastSeenOn: '2026-09-03',
    });
  });

  it('is compared with the first read after it, and restores the changes', async () => {
    const at = (on: string, payText: string) => withPay({ ...day(on), payText });
    const stored = await storedBy(storeOf(answer([at('2026-08-20', '$2,000')])));
    const next = storeOf(answer([at('2026-08-23', '$2,120')]), stored);
    await next.start();
    await pass(0);
    expect(next.known()?.find('a1')?.changes).toEqual([['2026-08-23', 'pay', 120, 120]]);
    const third = storeOf(answer([at('2026-08-25', '$2,120')]), await storedBy(next));
    await third.start();
    await pass(0);
    expect(third.known()?.source).toBe('platform');
    expect(third.known()?.find('a1')?.changes).toEqual([['2026-08-23', 'pay', 120, 120]]);
  });

  it('remembers the ad-hoc jobs a look-up found', async () => {
    const store = storeOf(answer([]));
    const found = (day: string) =>
      store.withFirstDates(buildJob({ id: 'adhoc', postedOn: null, firstSeenOn: day }));
    await found('2026-08-20');
    expect(await found('2026-09-03')).toMatchObject({
      firstSeenOn: '2026-08-20',
      changedOn: null,
      lastSeenOn: null,
    });
  });
});

describe('the changes of a read', () => {
  it('are reported with their addresses: what was added and removed; nothing for a first list', async () => {
    const [a, b, c, d] = ['a1', 'b1', 'c1', 'd1'].map((id) => buildJob({ id }));
    let jobs = [a, b, c] as Job[];
    const told: string[][] = [];
    const store = storeOf(() => answer(jobs)());
    store.onChange((before, after) =>
      told.push(
        newsOf(before, after, 'https://www.example.com').map(({ url, kind }) => `${kind} ${url}`),
      ),
    );
    await store.start();
    await pass(10);
    expect(told).toEqual([]);
    jobs = [b, c, d] as Job[];
    await pass(PLATFORM.refreshMs + 10);
    expect(told).toEqual([
      ['arrived https://www.example.com/jobs/d1', 'left https://www.example.com/jobs/a1'],
    ]);
  });
});
