import { withPay } from '@/lib/domain/pay/job-pay';
import { PLATFORM } from '@/lib/config/limits';
import type { JobFeed, KeepJobs } from '@/lib/platform/jobs';
import { PlatformError } from '@/lib/platform/http/platform-error';
import type { Database, Sql } from '@/lib/server/database/sql';
import { logger } from '@/lib/server/process/log';
import type { Outcome } from '@/lib/server/jobs/turn/feed-leader';
import { createFeedLeader } from '@/lib/server/jobs/turn/feed-leader';
import type { FeedNews } from '@/lib/server/jobs/turn/shared-feed';
import { sqlFeed } from '@/lib/server/jobs/turn/sql-feed';
import { createSnapshotStore } from '@/lib/server/jobs/snapshot/snapshot-store';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { turns } from '@/__tests__/support/turns';
import { globals } from '@/server/process-globals.mjs';
import { describeDatabases } from '@/__tests__/support/databases';

/** Faster than the site's. */
const PACE = { stillReadingMs: 200, lookMs: 200, lookSoonMs: 20 };

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

describeDatabases('instances that read the feed in turn', (open) => {
  const made: ReturnType<typeof createSnapshotStore>[] = [];
  afterEach(() => made.splice(0).forEach((store) => store.stop()));
  let one: Database;
  beforeEach(() => {
    one = open();
  });

  function instance(database: Pick<Database, 'sql' | 'quick'>, readFeed: () => Promise<JobFeed>) {
    const read = jest.fn(readFeed);
    const feed = sqlFeed(database, PACE);
    const look = jest.fn(feed.look);
    const store = createSnapshotStore({ readFeed: keeping(read), feed: { ...feed, look } });
    made.push(store);
    return { ...store, read, looks: () => look.mock.calls.length };
  }
  const countOf = async (store: { state: ReturnType<typeof instance>['state'] }) => {
    const state = await store.state();
    return state.ok ? state.snapshot.jobs.length : state.error.message;
  };
  const turn = async () => {
    const news = await sqlFeed(one, PACE).look();
    if (news === null) throw new Error('The database is away');
    return { ...news, leftMs: news.until - news.now };
  };
  /** Waits until a read has been told to the others. */
  const told = () =>
    until(async () => {
      const { rows } = await one.sql`
        select 1 from feed where state is not null and turn_by is null and version > 0`;
      return rows.length === 1;
    });
  /** Ends the current turn, as if the next read were due. */
  const endTurn = async () => {
    await told();
    await one.sql`update feed set turn_until = now_ms()`;
  };
  const nextTurnInTenMinutes = async () => {
    await told();
    await one.sql`update feed set turn_until = now_ms() + ${600_000}`;
  };

  it('read once for both if they start at the same time, and show the same', async () => {
    let finish = () => {};
    const slow = () => new Promise<JobFeed>((resolve) => (finish = () => resolve(feedOf(7))));
    const a = instance(one, slow);
    const b = instance(open(), slow);
    const counts = Promise.all([countOf(a), countOf(b)]);
    // The one that reads looks once.
    await until(() => a.looks() > 0 && b.looks() > 0 && a.looks() + b.looks() > 3);
    finish();
    expect(await counts).toEqual([7, 7]);
    expect(a.read.mock.calls.length + b.read.mock.calls.length).toBe(1);
    expect(a.known()?.etag).toBe(b.known()?.etag);
    expect([a.known()?.source, b.known()?.source].sort()).toEqual(['database', 'platform']);
    await told();
    expect((await turn()).leftMs).toBeGreaterThan(PLATFORM.refreshMs / 2);
  });

  it('leave no turn behind when one ends that has just shown its list', async () => {
    const slow: Sql = (...statement) => turns().then(() => one.sql(...statement));
    const [{ version }, others] = [await turn(), new Set(globals.unfinished)];
    const store = instance({ ...one, sql: slow }, () => Promise.resolve(feedOf(3)));
    expect(await countOf(store)).toBe(3);
    const ours = () => [...globals.unfinished].filter((work) => !others.has(work));
    await until(() => ours().length > 0);
    await Promise.all(ours());
    const after = await turn();
    expect(after.isTaken).toBe(false);
    expect(after.version).toBeGreaterThan(version);
  });

  it('learn of a new list within seconds', async () => {
    let count = 4;
    const read = () => Promise.resolve(feedOf(count));
    const a = instance(one, read);
    const b = instance(open(), read);
    await Promise.all([a.start(), b.start()]);
    await until(() => a.known()?.jobs.length === 4 && b.known()?.jobs.length === 4);
    count = 6;
    await endTurn();
    await until(() => a.known()?.jobs.length === 6 && b.known()?.jobs.length === 6, 40);
    expect(a.read.mock.calls.length + b.read.mock.calls.length).toBe(2);
    // On a busy machine this takes longer.
  }, 90_000);

  it('do not ask again after a restart while the list is fresh', async () => {
    expect(await countOf(instance(one, () => Promise.resolve(feedOf(4))))).toBe(4);
    await told();
    const again = instance(open(), () => Promise.resolve(feedOf(5)));
    await again.start();
    expect(await countOf(again)).toBe(4);
    await until(() => again.looks() > 1);
    expect(again.read).not.toHaveBeenCalled();
    expect(again.known()?.source).toBe('database');
  });

  it('do not wait for the next turn without a list', async () => {
    expect(await countOf(instance(one, () => Promise.resolve(feedOf(4))))).toBe(4);
    await told();
    jest.spyOn(logger(), 'error').mockImplementation();
    await one.sql`update feed set fetched_at = null`;
    const again = instance(open(), () => Promise.resolve(feedOf(5)));
    expect(await countOf(again)).toBe(5);
    expect(again.read).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('share what changed of a job, also with one that starts later', async () => {
    let payText = '$2,000';
    const read = () => {
      const { jobs, ...rest } = feedOf(3);
      return Promise.resolve({ ...rest, jobs: jobs.map((job) => withPay({ ...job, payText })) });
    };
    const a = instance(one, read);
    expect(await countOf(a)).toBe(3);
    payText = '$2,120';
    await endTurn();
    const b = instance(open(), read);
    expect(await countOf(b)).toBe(3);
    const [job] = feedOf(3).jobs;
    const changes = [[job?.lastSeenOn, 'pay', 120, 120]];
    await until(() => b.known()?.find(job?.id ?? '')?.changes !== undefined);
    await until(async () => (await turn()).leftMs > PLATFORM.refreshMs / 2);
    const c = instance(open(), read);
    expect(await countOf(c)).toBe(3);
    expect(c.read).not.toHaveBeenCalled();
    expect([b, c].map((one) => one.known()?.find(job?.id ?? '')?.changes)).toEqual([
      changes,
      changes,
    ]);
  });

  it('leave it to the one that is still reading, however long the list is', async () => {
    let finish = () => {};
    const a = instance(one, () => new Promise((resolve) => (finish = () => resolve(feedOf(7)))));
    const b = instance(open(), () => Promise.resolve(feedOf(3)));
    const asked = countOf(a);
    await until(() => a.read.mock.calls.length > 0);
    const waiting = b.start();
    const before = await turn();
    // Each sign that it is still reading makes the turn longer, and the other one looks in between.
    const looks = b.looks();
    await until(async () => (await turn()).until > before.until + 3 * PACE.stillReadingMs);
    await until(() => b.looks() > looks);
    expect(b.read).not.toHaveBeenCalled();
    finish();
    await Promise.all([asked, waiting]);
    await until(() => a.known()?.jobs.length === 7 && b.known()?.jobs.length === 7);
  });

  it('take over from one that died while reading', async () => {
    const dead = sqlFeed(one, PACE);
    await dead.take((await turn()).until);
    await one.sql`update feed set turn_until = now_ms()`;
    const b = instance(open(), () => Promise.resolve(feedOf(3)));
    await b.start();
    await until(() => b.known()?.jobs.length === 3);
    expect(b.read).toHaveBeenCalledTimes(1);
  });

  it('tell each other of failures, to spare the platform', async () => {
    const down = () => Promise.reject(new PlatformError('Down.', { kind: 'unreachable' }));
    const a = instance(one, down);
    const b = instance(open(), down);
    expect(await countOf(a)).toBe('Down.');
    expect(await countOf(b)).toBe('Down.');
    expect(await countOf(a)).toBe('Down.');
    expect(await countOf(b)).toBe('Down.');
    // Each at its own start, because a person may have mended what was wrong.
    expect([a.read, b.read].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    const c = instance(open(), () => Promise.resolve(feedOf(3)));
    expect(await countOf(c)).toBe(3);
  });

  it('ask once at the start with a list, if the read before failed, and one of them after the platform answered', async () => {
    expect(await countOf(instance(one, () => Promise.resolve(feedOf(4))))).toBe(4);
    await endTurn();
    let isDown = true;
    const read = () =>
      isDown
        ? Promise.reject(new PlatformError('Down.', { kind: 'unreachable' }))
        : Promise.resolve(feedOf(5));
    const a = instance(open(), read);
    await a.start();
    await until(() => a.lastFailure() !== null);
    await nextTurnInTenMinutes();
    const b = instance(open(), read);
    await b.start();
    await until(() => b.read.mock.calls.length === 1 && b.lastFailure() !== null);
    await nextTurnInTenMinutes();
    isDown = false;
    for (const each of [a, b]) each.noteAnswers();
    await until(() => a.known()?.jobs.length === 5 && b.known()?.jobs.length === 5);
    expect(a.read.mock.calls.length + b.read.mock.calls.length).toBe(3);
  });

  it('ask early because the platform answers only after a read that failed, and once', async () => {
    const down = { message: 'Down.', kind: 'http' } as const;
    const ends = [null, down, down, null];
    const ask = jest.fn(() =>
      Promise.resolve({ failure: ends.shift() ?? null, nextInMs: 600_000 }),
    );
    const nothing = () => Promise.resolve();
    const feed = sqlFeed(one);
    const tell = ({ failure, nextInMs }: Outcome) =>
      feed.tell({ failures: 0, watch: null, failure, nextInMs }).then(() => undefined);
    const leader = createFeedLeader({ feed, ask, learn: nothing, tell, hasList: () => true });
    const asked = async () => {
      leader.noteAnswers();
      await leader.refresh();
      return ask.mock.calls.length;
    };
    expect([await asked(), await asked()]).toEqual([1, 1]);
    await one.sql`update feed set turn_until = now_ms()`;
    expect([await asked(), await asked(), await asked()]).toEqual([2, 3, 3]);
    await one.sql`update feed set turn_until = now_ms()`;
    expect(await asked()).toBe(4);
  });

  it('believe a sudden shrinking together: after three answers, whichever instance gets them', async () => {
    let count = 10;
    const seen: unknown[] = [];
    // A new instance each time, as if the one before had ended: only shared knowledge counts.
    for (let turn = 0; turn < 4; turn += 1) {
      const next = instance(open(), () => Promise.resolve(feedOf(count)));
      await next.start();
      await until(() => next.read.mock.calls.length === 1);
      await told();
      seen.push(await countOf(next));
      // It would take the next turn itself.
      next.stop();
      await endTurn();
      count = 2;
    }
    expect(seen).toEqual([10, 10, 10, 2]);
  });

  it('continue by themselves while the database is away, from where they were', async () => {
    let isAway = false;
    const asking =
      (ask: Sql): Sql =>
      (...statement) =>
        isAway ? Promise.reject(new Error('away')) : ask(...statement);
    const database = { sql: asking(one.sql), quick: asking(one.quick) };
    const a = instance(database, () => Promise.resolve(feedOf(5)));
    expect(await countOf(a)).toBe(5);
    await told();
    isAway = true;
    const looks = a.looks();
    await until(async () => (await countOf(a)) !== 5 || a.looks() > looks);
    expect(await countOf(a)).toBe(5);
    expect(a.read).toHaveBeenCalledTimes(1);
    const alone = instance(database, () => Promise.resolve(feedOf(6)));
    expect(await countOf(alone)).toBe(6);
    // Once it is back, what was read meanwhile is not replaced by what it had from before.
    await one.sql`update feed set turn_until = now_ms()`;
    isAway = false;
    const seen = new Set<unknown>();
    await until(async () => {
      seen.add(await countOf(alone));
      return alone.read.mock.calls.length === 2;
    });
    expect([...seen]).toEqual([6]);
  });

  it.each([
    ['with a list', true],
    ['without one', false],
  ])('read for themselves while the database can only be read, %s', async (_, hasList) => {
    await one.prepare();
    const only: Sql = (text, ...values) =>
      /^\s*select/.test(text[0] ?? '')
        ? one.quick(text, ...values)
        : Promise.reject(Object.assign(new Error('read-only'), { code: '25006' }));
    const ask = jest.fn(() => Promise.resolve({ failure: null, nextInMs: 300_000 }));
    const nothing = () => Promise.resolve();
    const feed = sqlFeed({ sql: only, quick: only });
    const leader = createFeedLeader({
      feed,
      ask,
      learn: nothing,
      tell: nothing,
      hasList: () => hasList,
    });
    await leader.refresh();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(leader.dueInMs()).toBeGreaterThan(250_000);
  });

  it('forget nothing of what they found out alone', async () => {
    await one.prepare();
    const only: Sql = (text, ...values) =>
      /^\s*select/.test(text[0] ?? '')
        ? one.quick(text, ...values)
        : Promise.reject(Object.assign(new Error('read-only'), { code: '25006' }));
    // What was found out before the database could only be read.
    const state = { failures: 0, watch: null, failure: null };
    await one.sql`update feed set state = ${JSON.stringify(state)}`;
    const learn = jest.fn((news: FeedNews) => Promise.resolve(void news));
    const leader = createFeedLeader({
      feed: sqlFeed({ sql: only, quick: only }),
      ask: () => Promise.resolve({ failure: { message: 'down', kind: 'http' }, nextInMs: 60_000 }),
      learn,
      tell: () => Promise.resolve(),
      hasList: () => true,
    });
    const outcomes = [await leader.refresh(), await leader.refresh()];
    expect(outcomes.map(({ failure }) => failure?.kind)).toEqual(['http', 'http']);
    expect(learn.mock.calls.map(([news]) => news.state)).toEqual([state, null]);
  });

  it('wait for no turn that ends later than any could: the clock was put back since', async () => {
    await one.sql`update feed set turn_by = 'dead', turn_until = now_ms() + ${86_400_000}`;
    expect(await countOf(instance(one, () => Promise.resolve(feedOf(3))))).toBe(3);
  });

  it('keep the first dates of a job that one of them saw earlier', async () => {
    const a = instance(one, () => Promise.resolve(feedOf(2)));
    const b = instance(open(), () => Promise.resolve(feedOf(2)));
    const adhoc = (day: string) =>
      buildJob({ id: 'ADHOC', firstSeenOn: day, postedOn: day, lastSeenOn: null });
    await b.withFirstDates(adhoc('2026-08-01'));
    await until(async () => (await a.remembered('ADHOC')) !== null);
    expect(await a.withFirstDates(adhoc('2026-08-09'))).toMatchObject({
      firstSeenOn: '2026-08-01',
      postedOn: '2026-08-01',
      lastSeenOn: null,
    });
  });
});
