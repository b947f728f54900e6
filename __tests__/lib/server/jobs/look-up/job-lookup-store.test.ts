import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { PLATFORM } from '@/lib/config/limits';
import type { Job } from '@/lib/domain/job/job';
import { PlatformError } from '@/lib/platform/http/platform-error';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import { createRateLimit, type RateLimit } from '@/lib/server/http/rate-limit';
import { createJobLookups } from '@/lib/server/jobs/look-up/job-lookup-store';
import { logger } from '@/lib/server/process/log';
import type { SeenJob } from '@/lib/server/jobs/table/stored-list';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';
import { buildJob } from '@/__tests__/support/build-job';

jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
// The cache treats a time of 0 as none.
jest.advanceTimersByTime(1);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const NONE = () => Promise.resolve(null);
const DOWN = () => Promise.reject(new PlatformError('text', { kind: 'timeout' }));
const FRESH = (id: string) => Promise.resolve(buildJob({ id, city: 'Fresh' }));
const UNKNOWN: SnapshotState = {
  ok: false,
  error: { message: 'text', kind: 'timeout', retryAfterSeconds: 15 },
};
const LISTED = buildJob({
  id: 'listed',
  otherId: 'other',
  postedOn: '2026-08-01',
  firstSeenOn: '2026-08-02',
  lastSeenOn: '2026-08-20',
});

function lookupsOf(
  answer: (id: string) => Promise<Job | null>,
  jobs: Job[] | null = [LISTED],
  together: RateLimit = () => Promise.resolve(null),
) {
  const ask = jest.fn(answer);
  const gone = new Map<string, SeenJob>();
  const remembered = (id: string): Promise<SeenJob | null> => {
    const job = snapshot?.find(id);
    return Promise.resolve(job ? { job, listedOn: job.lastSeenOn } : (gone.get(id) ?? null));
  };
  const snapshot =
    jobs &&
    buildSnapshot({
      jobs: toListedJobs(jobs),
      fetchedAt: '2026-08-20T15:00:00Z',
      source: 'platform',
      droppedCount: 0,
    });
  const lookups = createJobLookups({
    ask,
    snapshots: {
      known: () => snapshot,
      state: () => Promise.resolve(snapshot ? { ok: true, snapshot } : UNKNOWN),
      remembered,
      withFirstDates: async (found) => {
        const { firstSeenOn, postedOn, lastSeenOn } = (await remembered(found.id))?.job ?? found;
        return { ...found, firstSeenOn, postedOn, lastSeenOn };
      },
    },
    together,
    shares: {
      neverListed: share(PLATFORM.unknownIdLookupsPerClient.neverListed),
      onceListed: share(PLATFORM.unknownIdLookupsPerClient.onceListed),
    },
  });
  return { ...lookups, ask, gone };
}

const share = (requests: number) =>
  createRateLimit({ name: 'share', requests, windowMs: 60_000, database: null });

beforeEach(() => jest.spyOn(logger(), 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('a job by its id', () => {
  it('is the platform’s record, with its first dates (SD-07)', async () => {
    const { find } = lookupsOf((id) =>
      Promise.resolve(
        buildJob({
          id,
          city: 'Fresh',
          postedOn: '2026-08-19',
          firstSeenOn: '2026-08-21',
          lastSeenOn: '2026-08-21',
        }),
      ),
    );
    expect(await find('listed')).toMatchObject({
      status: 'found',
      job: {
        city: 'Fresh',
        postedOn: '2026-08-01',
        firstSeenOn: '2026-08-02',
        lastSeenOn: '2026-08-20',
      },
    });
  });

  it('is requested by its first id if the other is given (DT-01)', async () => {
    const { find, ask } = lookupsOf(FRESH);
    expect(await find('other')).toMatchObject({ status: 'found', job: { id: 'listed' } });
    expect(ask.mock.calls).toEqual([['listed']]);
  });

  it('that neither call knows is missing, whatever the snapshot has (RT-10)', async () => {
    const { find } = lookupsOf(NONE);
    expect([await find('listed'), await find('gone')]).toEqual([
      { status: 'missing' },
      { status: 'missing' },
    ]);
  });

  it('is the snapshot’s record when a call fails, and unavailable if it has none (RT-11)', async () => {
    const { find } = lookupsOf(DOWN);
    expect(await find('listed')).toEqual({ status: 'found', job: LISTED });
    expect(await find('other')).toEqual({ status: 'found', job: LISTED });
    expect(await find('unlisted')).toEqual({ status: 'unavailable', retryAfterSeconds: 10 });
  });

  it('is unavailable, never missing, when nothing at all is known', async () => {
    expect(await lookupsOf(DOWN, null).find('listed')).toMatchObject({ status: 'unavailable' });
  });

  it.each(['', 'a b', 'a/b', '../a', 'a.b', 'é', 'a%00', '<script>', 'x'.repeat(65)])(
    '%j is missing without a call (RT-17)',
    async (id) => {
      const { find, ask } = lookupsOf(FRESH);
      expect(await find(id)).toEqual({ status: 'missing' });
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it('is gone for lists, too, until a newer list has been read', async () => {
    jest.setSystemTime(new Date('2026-08-20T15:01:00Z'));
    const answers = [NONE, NONE, FRESH];
    const { find, isGone } = lookupsOf(
      (id) => (answers.shift() ?? FRESH)(id),
      [LISTED, buildJob({ id: 'open' })],
    );
    expect(isGone('listed')).toBe(false);
    await find('listed');
    // Longer than the look-up is cached: the list still has the job.
    await pass(120_000);
    expect([isGone('listed'), isGone('open')]).toEqual([true, false]);
    jest.setSystemTime(new Date('2026-08-20T15:00:30Z'));
    expect(isGone('listed')).toBe(false);
  });
});

describe('how often the platform is asked', () => {
  it('once for everybody who asks at the same time, and once a minute', async () => {
    const { find, ask } = lookupsOf(FRESH);
    await Promise.all(Array.from({ length: 30 }, () => find('listed')));
    await pass(59_000);
    await find('listed');
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(2_000);
    await find('listed');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('again ten seconds after a failure', async () => {
    const { find, ask } = lookupsOf(DOWN);
    await find('unlisted');
    await pass(9_000);
    await find('unlisted');
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(2_000);
    ask.mockImplementation(FRESH);
    expect(await find('unlisted')).toMatchObject({ status: 'found' });
  });

  it('for 60 unknown ids a minute; more are unavailable, with a time to retry (PL-06)', async () => {
    const { find, ask } = lookupsOf(NONE);
    const asked = await Promise.all(Array.from({ length: 100 }, (_, i) => find(`unknown-${i}`)));
    expect(asked.filter(({ status }) => status === 'missing')).toHaveLength(
      PLATFORM.unknownIdLookupsPerMinute,
    );
    expect(asked.slice(60)).toEqual(
      Array.from({ length: 40 }, () => ({ status: 'unavailable', retryAfterSeconds: 60 })),
    );
    expect(ask).toHaveBeenCalledTimes(60);
    await pass(60_001);
    expect(await find('unknown-99')).toEqual({ status: 'missing' });
  });

  it('for 300 known jobs a minute; more are answered with the list’s own record', async () => {
    const jobs = Array.from({ length: 400 }, (_, i) =>
      buildJob({ id: `job-${i}`, city: 'Listed' }),
    );
    const { find, ask } = lookupsOf(FRESH, jobs);
    const found = await Promise.all(jobs.map(({ id }) => find(id)));
    expect(ask).toHaveBeenCalledTimes(PLATFORM.knownIdLookupsPerMinute);
    expect(found.map((lookup) => lookup.status === 'found' && lookup.job.city)).toEqual([
      ...Array.from({ length: 300 }, () => 'Fresh'),
      ...Array.from({ length: 100 }, () => 'Listed'),
    ]);
  });

  it('not for a gone job once that budget is used up: it stays gone', async () => {
    const jobs = Array.from({ length: 301 }, (_, i) => buildJob({ id: `job-${i}` }));
    const { find, ask } = lookupsOf(NONE, jobs);
    await find('job-0');
    await pass(61_000);
    for (const { id } of jobs.slice(1)) await find(id);
    expect(ask).toHaveBeenCalledTimes(301);
    expect(await find('job-0')).toEqual({ status: 'missing' });
    expect(ask).toHaveBeenCalledTimes(301);
  });

  it('in an hour of crawlers and made-up ids, no more often than the budgets allow', async () => {
    const jobs = Array.from({ length: 500 }, (_, i) => buildJob({ id: `job-${i}` }));
    const { find, ask } = lookupsOf((id) => (id.startsWith('job') ? FRESH(id) : NONE()), jobs);
    for (let minute = 0; minute < 60; minute += 1) {
      for (const { id } of jobs) await Promise.all([find(id), find(id), find(id)]);
      for (let n = 0; n < 100; n += 1) await find(`made-up-${minute}-${n}`);
      await pass(60_001);
    }
    const madeUp = ask.mock.calls.filter(([id]) => id.startsWith('made-up')).length;
    expect(madeUp).toBe(60 * PLATFORM.unknownIdLookupsPerMinute);
    expect(ask.mock.calls.length - madeUp).toBe(60 * PLATFORM.knownIdLookupsPerMinute);
  });
});

describe('one client’s share of the look-ups', () => {
  const MINE = '203.0.113.9';
  const OTHERS = '198.51.100.7';

  it('is a fifth for ids that no list has had: a new ad-hoc job is still found for everybody else', async () => {
    const { find, ask } = lookupsOf((id) => (id.startsWith('made-up') ? NONE() : FRESH(id)));
    const asked = [];
    for (let n = 0; n < 75; n += 1) asked.push(await find(`made-up-${n}`, MINE));
    expect(ask).toHaveBeenCalledTimes(PLATFORM.unknownIdLookupsPerMinute / 5);
    expect(asked.slice(12)).toEqual(
      Array.from({ length: 63 }, () => ({ status: 'unavailable', retryAfterSeconds: 60 })),
    );
    expect(await find('adhoc', OTHERS)).toMatchObject({ status: 'found' });
    // An id that somebody else has looked up is free, and so is a listed job.
    expect(await find('adhoc', MINE)).toMatchObject({ status: 'found' });
    expect(await find('listed', MINE)).toMatchObject({ status: 'found' });
    await pass(60_001);
    expect(await find('made-up-74', MINE)).toEqual({ status: 'missing' });
  });

  it('is a half for jobs that have left the list, which search engines request again', async () => {
    const { find, gone } = lookupsOf(NONE);
    const left = Array.from({ length: 40 }, (_, n) => buildJob({ id: `gone-${n}` }));
    for (const job of toListedJobs(left)) gone.set(job.id, { job, listedOn: '2026-08-19' });
    const asked = [];
    for (const { id } of left) asked.push(await find(id, MINE));
    expect(asked.filter(({ status }) => status === 'missing')).toHaveLength(30);
    expect(await find('made-up', MINE)).toEqual({ status: 'missing' });
    expect(await find('made-up-too', OTHERS)).toEqual({ status: 'missing' });
  });

  it('is not reduced by requests that are refused because the budget of all clients is used up', async () => {
    const { find, ask } = lookupsOf(NONE);
    for (let n = 0; n < 60; n += 1) await find(`theirs-${n}`);
    await pass(50_000);
    for (let n = 0; n < 20; n += 1)
      expect(await find(`mine-${n}`, MINE)).toMatchObject({ status: 'unavailable' });
    await pass(10_001);
    expect(await find('mine', MINE)).toEqual({ status: 'missing' });
    expect(ask).toHaveBeenCalledTimes(61);
  });

  it('is not reduced while the budget of all instances is used up, and the wait is reported', async () => {
    let wait: number | null = 30;
    const together = jest.fn(() => Promise.resolve(wait));
    const { find, ask } = lookupsOf(NONE, [LISTED], together);
    for (let n = 0; n < 20; n += 1)
      expect((await find(`mine-${n}`, MINE)).status).toBe('unavailable');
    expect(together).toHaveBeenCalledTimes(1);
    expect(await find('mine', MINE)).toEqual({ status: 'unavailable', retryAfterSeconds: 30 });
    wait = null;
    await pass(30_001);
    expect(await find('mine', MINE)).toEqual({ status: 'missing' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('counts one look-up for all requests that wait for it', async () => {
    const { find, ask } = lookupsOf(NONE);
    await Promise.all(Array.from({ length: 30 }, () => find('mine', MINE)));
    for (let n = 1; n < 12; n += 1)
      expect(await find(`mine-${n}`, MINE)).toEqual({ status: 'missing' });
    expect(await find('mine-12', MINE)).toMatchObject({ status: 'unavailable' });
    expect(ask).toHaveBeenCalledTimes(12);
  });

  it('once used up, does not block others who ask for the same job at the same time', async () => {
    const { find } = lookupsOf(NONE);
    for (let n = 0; n < 12; n += 1) await find(`mine-${n}`, MINE);
    expect(await Promise.all([find('same', MINE), find('same', OTHERS)])).toEqual([
      { status: 'unavailable', retryAfterSeconds: 60 },
      { status: 'missing' },
    ]);
  });
});

describe('which ids are known', () => {
  it('those of listed jobs and jobs found before; no others', async () => {
    const { isKnown, find, ask } = lookupsOf(FRESH);
    await find('adhoc');
    ask.mockImplementation(NONE);
    await find('gone');
    await pass(61_000);
    expect(['listed', 'other', 'adhoc', 'gone', 'new', 'no id!'].map(isKnown)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('a job found before stays when a call fails, until a call reports it gone', async () => {
    const { find, ask } = lookupsOf(FRESH);
    await find('adhoc');
    await pass(61_000);
    ask.mockImplementation(DOWN);
    expect(await find('adhoc')).toMatchObject({ status: 'found', job: { id: 'adhoc' } });
    await pass(11_000);
    ask.mockImplementation(NONE);
    await find('adhoc');
    await pass(1);
    expect(await find('adhoc')).toEqual({ status: 'missing' });
  });

  it('nobody waits for a job found in the last two minutes; after that, and for a missing one, they do', async () => {
    const { find, ask } = lookupsOf(FRESH);
    await find('adhoc');
    await pass(61_000);
    // No answer comes.
    ask.mockImplementation(() => new Promise(() => undefined));
    expect(await find('adhoc')).toMatchObject({ status: 'found' });
    expect(ask).toHaveBeenCalledTimes(2);
    const other = lookupsOf(FRESH);
    await other.find('adhoc');
    await pass(121_000);
    other.ask.mockImplementation(NONE);
    expect(await other.find('adhoc')).toEqual({ status: 'missing' });
    await pass(61_000);
    other.ask.mockImplementation(FRESH);
    expect(await other.find('adhoc')).toMatchObject({ status: 'found' });
  });

  it('reports when the platform itself last returned it, not when it was shown again', async () => {
    const { find, ask, answeredAt } = lookupsOf(FRESH);
    expect(answeredAt('adhoc')).toBeNull();
    jest.setSystemTime(new Date('2026-08-20T15:01:00Z'));
    await find('adhoc');
    expect(answeredAt('adhoc')).toBe('2026-08-20T15:01:00.000Z');
    await pass(61_000);
    ask.mockImplementation(DOWN);
    await find('adhoc');
    await find('listed');
    expect([answeredAt('adhoc'), answeredAt('listed')]).toEqual(['2026-08-20T15:01:00.000Z', null]);
    await pass(11_000);
    ask.mockImplementation(NONE);
    await find('adhoc');
    await pass(1);
    expect(answeredAt('adhoc')).toBeNull();
  });

  it('a job found before does not use the budget of unknown ones', async () => {
    const { find, ask } = lookupsOf(FRESH);
    await find('adhoc');
    await pass(61_000);
    for (let i = 0; i < 60; i += 1) await find(`unknown-${i}`);
    expect(await find('one-too-many')).toMatchObject({ status: 'unavailable' });
    expect(await find('adhoc')).toMatchObject({ status: 'found' });
    expect(ask).toHaveBeenCalledTimes(62);
  });
});

describe('instances that look jobs up together', () => {
  it('look up no unknown id once their shared budget is used up, and still a listed one', async () => {
    const { find, ask } = lookupsOf(FRESH, [LISTED], () => Promise.resolve(30));
    expect(await find('unknown')).toMatchObject({ status: 'unavailable' });
    expect(ask).not.toHaveBeenCalled();
    expect(await find('listed')).toMatchObject({ status: 'found' });
  });
});
