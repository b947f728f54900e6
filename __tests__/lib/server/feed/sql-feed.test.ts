import { EventEmitter, once } from 'node:events';
import type { Job, UntrustedHtml } from '@/lib/domain/job/job';
import { withPay } from '@/lib/domain/pay/job-pay';
import type { Database, Sql } from '@/lib/server/database/sql';
import type { FeedState } from '@/lib/server/feed/shared-feed';
import { sqlFeed } from '@/lib/server/feed/sql-feed';
import { sqlList } from '@/lib/server/feed/sql-list';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { logger } from '@/lib/server/process/log';
import { buildJobs } from '@/__tests__/support/build-job';
import { describeDatabases } from '@/__tests__/support/databases';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { comparable, storedList } from '@/__tests__/support/stored-list';

const html = (text: string) => `<p>${text}</p>` as UntrustedHtml;
const jobsOf = (count: number): Job[] =>
  buildJobs(count).map((job, at) => ({
    ...job,
    description: at % 7 === 3 ? null : html(`Unit ${at} — “calm”, in Cañon City`),
    ...(at % 5 === 1 && { contract: { openings: at } }),
  }));
const STATE: FeedState = { failures: 0, watch: null, failure: null, nextInMs: 60_000 };
const changedAt = (jobs: readonly Job[], isChanged: (at: number) => boolean) =>
  jobs.map((job, at) => (isChanged(at) ? withPay({ ...job, payText: `$${3_000 + at}` }) : job));

describeDatabases('the stored list', (open) => {
  let database: Database;
  let list: ReturnType<typeof sqlList>;
  beforeEach(() => {
    database = open();
    list = sqlList(database);
  });
  const readByAnother = () => sqlList(open()).read();
  const blocks = async () => {
    const { rows } = await database.sql<{ number: number; hash: string }>`
      select number, hash from job_block order by number`;
    return rows.map(({ number, hash }) => `${number} ${hash}`);
  };

  /** Stores the list after the one before, and expects that another process reads the same. */
  async function expectRead(stored: StoredSnapshot, known: number): Promise<number> {
    const version = await list.write(stored, known);
    expect(version).toBe(known + 1);
    const told = await readByAnother();
    expect(told.version).toBe(version);
    expect(comparable(told.stored)).toEqual(comparable(stored));
    return known + 1;
  }

  it('is not there at first, but its version is', async () => {
    expect(await readByAnother()).toEqual({
      version: 0,
      stored: { firstSeen: [], changes: [], searchPages: [] },
    });
  });

  it('is read as it was written, in every field', async () => {
    const stored = storedList(jobsOf(160), {
      droppedCount: 2,
      reading: 3,
      changes: [['a1', [['2026-08-21', 'pay', 120, 120]]]],
      searchPages: [
        [
          '/jobs/for/icu',
          {
            specialty: 'ICU',
            state: null,
            city: null,
            isIndexed: true,
            fewSince: null,
            openOn: '2026-08-20',
            figuresOn: '2026-08-19',
          },
        ],
      ],
    });
    const said = stored.jobs.map((job, at) =>
      at % 3 === 0 ? job : { ...job, said: at % 3 === 1 ? ['Epic'] : [] },
    );
    const merits = said.map((_, at) => (at % 4 === 0 ? { payAbove: at } : null));
    await expectRead({ ...stored, jobs: said, merits }, 0);
  });

  it.each([0, 1, 49, 50, 51])('of %i jobs is read as it was written', async (count) => {
    await expectRead(storedList(jobsOf(count)), 0);
  });

  it('is written only where it changed, however the jobs are ordered', async () => {
    const jobs = jobsOf(1_000);
    await list.write(storedList(jobs), 0);
    const before = await blocks();
    expect(before).toHaveLength(20);
    // Packed in other blocks as they arrive, because one came first.
    const [last, ...others] = [...jobs].reverse();
    const turned = [...others, last!];
    await expectRead(storedList(turned), 1);
    expect(await blocks()).toEqual(before);
    await expectRead(storedList(changedAt(turned, (at) => at % 50 === 7)), 2);
    const after = await blocks();
    expect(after).toEqual(expect.arrayContaining([...before]));
    // 20 jobs that changed, each of another block, are in one.
    expect(after).toHaveLength(21);
  });

  it('takes no more room than the jobs need, however often some of them change', async () => {
    let jobs = jobsOf(500);
    for (let version = 0; version < 40; version += 1) {
      jobs = changedAt(jobs, (at) => (at * 7 + version) % 10 === 0);
      await list.write(storedList(jobs), version);
    }
    expect(comparable((await readByAnother()).stored)).toEqual(comparable(storedList(jobs)));
    expect((await blocks()).length).toBeLessThanOrEqual(21);
  });

  it('keeps the dates of a job that left it, and gives them back', async () => {
    const [gone, ...rest] = jobsOf(3);
    const first = storedList([gone!, ...rest]);
    await list.write(first, 0);
    const without = storedList(rest, { firstSeen: first.firstSeen });
    await expectRead(without, 1);
    const seen = async () =>
      (await database.sql<{ key: string }>`select key from memory where kind = 'seen'`).rows;
    expect(await seen()).toEqual([{ key: gone!.id }]);
    await expectRead(storedList([...rest, gone!], { firstSeen: without.firstSeen }), 2);
    expect(await seen()).toEqual([]);
  });

  it('is written by one of two that continue the same list, whole', async () => {
    await list.write(storedList(jobsOf(200)), 0);
    const offers = [300, 120].map((count) => storedList(changedAt(jobsOf(count), () => true)));
    const versions = await Promise.all(offers.map((offer) => sqlList(open()).write(offer, 1)));
    expect(versions.filter((version) => version === 2)).toHaveLength(1);
    const { version, stored } = await readByAnother();
    expect(version).toBe(2);
    expect(comparable(stored)).toEqual(comparable(offers[versions.indexOf(2)]!));
    // The other one left nothing behind.
    expect(await blocks()).toHaveLength(
      Math.ceil(('jobs' in stored ? stored.jobs.length : 0) / 50),
    );
  });

  it('keeps its blocks when a writer that was overtaken removes its own', async () => {
    const jobs = jobsOf(120);
    await list.write(storedList(jobs), 0);
    const events = new EventEmitter();
    const [reached, goes] = [once(events, 'reached'), once(events, 'go')];
    const slow: Sql = async (text, ...values) => {
      events.emit('reached');
      await goes;
      return database.sql(text, ...values);
    };
    const late = sqlList({ sql: slow, quick: database.quick });
    const writing = late.write(storedList(changedAt(jobs, (at) => at === 3)), 1);
    await reached;
    // The first removes the block of the late one, which nobody needs; the second writes one of its own.
    await list.write(storedList(jobs), 1);
    const newest = storedList(changedAt(jobs, (at) => at === 7));
    await list.write(newest, 2);
    events.emit('go');
    expect(await writing).toBeNull();
    expect(comparable((await readByAnother()).stored)).toEqual(comparable(newest));
  });

  it('is not called damaged if it was replaced while it was read', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    const jobs = jobsOf(120);
    await list.write(storedList(jobs), 0);
    const newest = storedList(changedAt(jobs, () => true));
    let isReplaced = false;
    const slow: Sql = async (text, ...values) => {
      if (!isReplaced && text[0]?.includes('facts')) {
        isReplaced = true;
        await list.write(newest, 1);
      }
      return database.quick(text, ...values);
    };
    const told = await sqlList({ sql: database.sql, quick: slow }).read();
    expect(comparable(told.stored)).toEqual(comparable(newest));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('is stored again once its row is missing', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    await database.sql`delete from feed`;
    const feed = sqlFeed(database);
    expect(await feed.look()).toBeNull();
    expect(error).toHaveBeenCalledTimes(1);
    expect(await feed.look()).toMatchObject({ version: 0, isTaken: false });
    expect(await feed.write(storedList(jobsOf(2)), 0)).toBe(1);
    error.mockRestore();
  });

  it('that continues another list is not written', async () => {
    await list.write(storedList(jobsOf(5)), 0);
    expect(await list.write(storedList(jobsOf(7)), 0)).toBeNull();
    expect(comparable((await readByAnother()).stored)).toEqual(comparable(storedList(jobsOf(5))));
  });

  it('is read whole by one that reads while it is replaced again and again', async () => {
    const lists = Array.from({ length: 8 }, (_, at) =>
      storedList(changedAt(jobsOf(150), () => at > 0).slice(at)),
    );
    await list.write(lists[0]!, 0);
    const other = sqlList(open());
    const reading = (async () => {
      for (let n = 0; n < 12; n += 1) {
        const { version, stored } = await other.read();
        expect('jobs' in stored && stored.jobs.length).toBe(lists[version - 1]?.jobs.length);
      }
    })();
    for (let version = 1; version < lists.length; version += 1)
      await list.write(lists[version]!, version);
    await reading;
  });

  const asText = new TextEncoder();
  describe.each([
    [
      'a block is missing',
      () =>
        database.sql`delete from job_block where number = (select min(number) + 1 from job_block)`,
    ],
    [
      'a block is damaged',
      () =>
        database.sql`update job_block set facts = ${asText.encode('{"')} where number = (select min(number) + 1 from job_block)`,
    ],
    [
      'texts are damaged',
      () =>
        database.sql`update job_block set texts = ${asText.encode('{"')} where number = (select min(number) + 1 from job_block)`,
    ],
    ['its contents are damaged', () => database.sql`update feed set ids = ${asText.encode('[')}`],
    ['its head is damaged', () => database.sql`update feed set head = '{'`],
  ])('of which %s', (name, damage) => {
    it('is not there, keeps the dates that are left, and is whole with the next read', async () => {
      const error = jest.spyOn(logger(), 'error').mockImplementation();
      const stored = storedList(jobsOf(120), {
        firstSeen: [['left', { ...storedList(jobsOf(1)).firstSeen[0]![1] }]],
        changes: [['left', [['2026-08-21', 'shift']]]],
      });
      await list.write(stored, 0);
      await damage();
      const told = await readByAnother();
      expect('jobs' in told.stored).toBe(false);
      expect(told.stored.changes).toEqual(stored.changes);
      const dates = new Map(told.stored.firstSeen);
      expect(dates.get('left')).toEqual(new Map(stored.firstSeen).get('left'));
      if (!name.startsWith('its contents')) expect(dates.size).toBeGreaterThanOrEqual(71);
      expect(error).toHaveBeenCalledTimes(1);
      await expectRead(stored, 1);
      error.mockRestore();
    });
  });

  it('leaves out rows of the history that are damaged, and says how many', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    await list.write(
      storedList([], {
        changes: [
          ['a', [['2026-08-21', 'shift']]],
          ['b', [['2026-08-21', 'pay']]],
        ],
      }),
      0,
    );
    await database.sql`update memory set value = '[[' where key = 'a'`;
    expect((await readByAnother()).stored.changes).toEqual([['b', [['2026-08-21', 'pay']]]]);
    expect(error.mock.calls).toEqual([
      [{ kind: 'changes', damaged: 1 }, 'Rows of what is remembered are damaged'],
    ]);
    error.mockRestore();
  });
});

describeDatabases('the turn to read the feed', (open) => {
  const instances = () => Array.from({ length: 4 }, () => sqlFeed(open()));
  const now = async (feed: ReturnType<typeof sqlFeed>) => {
    const news = await feed.look();
    if (news === null) throw new Error('The database is away');
    return news;
  };

  it('is taken by one of all that ask at the same time, and is theirs until they tell', async () => {
    const feeds = instances();
    const { until, isTaken } = await now(feeds[0]!);
    expect(isTaken).toBe(false);
    const taken = await Promise.all(feeds.map((feed) => feed.take(until)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await now(feeds[0]!)).isTaken).toBe(true);
    const mine = feeds[taken.indexOf(true)]!;
    const others = feeds.filter((feed) => feed !== mine);
    const told = { ...STATE, failures: 3 };
    // Who does not have the turn cannot end it.
    await others[0]!.tell(told);
    expect(await now(mine)).toMatchObject({ isTaken: true, state: null });
    await mine.tell(told);
    const news = await now(others[0]!);
    expect(news).toMatchObject({ isTaken: false, state: { failures: 3 } });
    expect(news.until - news.now).toBeGreaterThan(50_000);
  });

  it('lasts as long as it is held', async () => {
    const [mine, other] = instances();
    await mine!.take((await now(mine!)).until);
    const before = await now(other!);
    await until(async () => (await now(other!)).now > before.now);
    await mine!.hold();
    await other!.hold();
    const after = await now(other!);
    expect(after.until).toBeGreaterThan(before.until);
    expect(await other!.take(before.until)).toBe(false);
    expect(await other!.take(after.until)).toBe(true);
  });
});

test('without a database nothing is known, and nothing rejects', async () => {
  const away = () => Promise.reject(new Error('away'));
  const feed = sqlFeed({ sql: away, quick: away });
  const reading = [feed.look(), feed.read(), feed.take(0), feed.hold()];
  const writing = [feed.write(storedList([]), 0), feed.tell(STATE)];
  expect(await Promise.all([...reading, ...writing])).toEqual(Array(6).fill(null));
});
