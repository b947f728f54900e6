import type { Job, UntrustedHtml } from '@/lib/domain/job/job';
import { addDays } from '@/lib/domain/dates/dates';
import { withPay } from '@/lib/domain/pay/job-pay';
import type { Database, Sql } from '@/lib/server/database/sql';
import type { FeedState } from '@/lib/server/jobs/turn/shared-feed';
import { sqlFeed } from '@/lib/server/jobs/turn/sql-feed';
import { byId, type KeptList } from '@/lib/server/jobs/table/stored-list';
import { logger } from '@/lib/server/process/log';
import { buildJobs } from '@/__tests__/support/build-job';
import { describeDatabases } from '@/__tests__/support/databases';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { comparable, keptList, listOfOurs } from '@/__tests__/support/stored-list';

const html = (text: string) => `<p>${text}</p>` as UntrustedHtml;
/** The day of the lists' `fetchedAt`. */
const DAY = '2026-08-20';
const jobsOf = (count: number): Job[] =>
  buildJobs(count).map((job, at) => ({
    ...job,
    lastSeenOn: DAY,
    description: at % 7 === 3 ? null : html(`Unit ${at} — “calm”, in Cañon City`),
    ...(at % 5 === 1 && { contract: { openings: at, startsOn: 'asap' as const } }),
  }));
const STATE: FeedState = { failures: 0, watch: null, failure: null, nextInMs: 60_000 };

/** Counts the statements that a list needs. */
function counted({ sql, quick }: Pick<Database, 'sql' | 'quick'>) {
  const texts: string[] = [];
  const counting =
    (ask: Sql): Sql =>
    (text, ...values) => {
      texts.push(text.join('?').trim());
      return ask(text, ...values);
    };
  return { database: { sql: counting(sql), quick: counting(quick) }, texts };
}

describeDatabases('the stored list', (open) => {
  let database: Database;
  let list: ReturnType<typeof listOfOurs>;
  beforeEach(() => {
    database = open();
    list = listOfOurs(database);
  });
  const readByAnother = () => listOfOurs(open(), 'another').read();
  const rows = async () =>
    (
      await database.sql<{
        id: string;
        version: number;
        goneOn: string | null;
        text: string | null;
      }>`
        select id, version, gone_on as "goneOn", description as text from job order by id`
    ).rows;
  const versions = async () => new Map((await rows()).map(({ id, version }) => [id, version]));

  /** Stores the list after the one before, and expects that another process reads the same. */
  async function expectRead(kept: KeptList, known: number): Promise<number> {
    const version = await list.write(kept, known);
    expect(version).toBe(known + 1);
    const told = await readByAnother();
    expect(told.version).toBe(version);
    expect(comparable(told)).toEqual(comparable(kept));
    return known + 1;
  }

  it('is not there at first, but its version is', async () => {
    expect(await readByAnother()).toMatchObject({ version: 0, fetchedAt: null, jobs: [] });
  });

  it('is read as it was written, in every field', async () => {
    const kept = keptList(jobsOf(160), {
      droppedCount: 2,
      reading: 3,
      searchPages: new Map([
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
      ]),
    });
    const jobs = kept.jobs.map((job, at) => ({
      ...job,
      ...(at % 3 > 0 && { said: at % 3 === 1 ? ['Epic'] : [] }),
      ...(at % 4 === 0 && { changes: [['2026-08-21', 'pay', 120, 120] as const] }),
      changedOn: at % 2 === 0 ? null : '2026-08-19',
      coordinates: at % 5 === 0 ? null : { latitude: 30.1 + 0.2, longitude: -1e-7 },
    }));
    await expectRead({ ...kept, jobs }, 0);
  });

  it.each([0, 1, 49, 50, 51, 101])('of %i jobs is read as it was written', async (count) => {
    await expectRead(keptList(jobsOf(count)), 0);
  });

  it('says what an owner asks, in plain SQL', async () => {
    await list.write(keptList(jobsOf(3)), 0);
    const { rows: found } = await database.sql`
      select id, facts ->> 'state' as state, first_seen as since from job where gone_on is null order by id`;
    expect(found).toEqual(
      jobsOf(3)
        .sort(byId)
        .map(({ id, state, firstSeenOn }) => ({ id, state, since: firstSeenOn })),
    );
  });

  it('is written only where it changed', async () => {
    const jobs = jobsOf(120);
    await list.write(keptList(jobs), 0);
    const changed = jobs.map((job, at) =>
      at % 50 === 7 ? withPay({ ...job, payText: `$${3_000 + at}` }) : job,
    );
    await expectRead(keptList(changed), 1);
    const found = await versions();
    expect(jobs.filter(({ id }) => found.get(id) === 2)).toEqual(
      jobs.filter((_, at) => at % 50 === 7),
    );
  });

  it('is one statement if nothing changed, and writes no job that only got older', async () => {
    const jobs = jobsOf(120).map((job) => ({ ...job, daysOpen: 3, postedOn: addDays(DAY, -3) }));
    const kept = keptList(jobs);
    const { database: ours, texts } = counted(database);
    const counting = listOfOurs(ours);
    await counting.write(kept, 0);
    texts.length = 0;
    expect(await counting.write({ ...kept, fetchedAt: '2026-08-20T15:05:00.000Z' }, 1)).toBe(2);
    // The other one is this test's own, which takes the turn.
    expect(texts).toEqual([
      'update feed set turn_by = ?',
      expect.stringMatching(/^update feed set version/),
    ]);
    const older = (days: number) =>
      keptList(
        jobs.map((job) => ({ ...job, daysOpen: 3 + days, lastSeenOn: addDays(DAY, 1) })),
        { fetchedAt: '2026-08-21T15:05:00.000Z' },
      );
    // In another zone the platform's day has begun already.
    for (const [at, days] of [1, 2, 1, 0].entries())
      expect(await counting.write(older(days), 2 + at)).toBe(3 + at);
    expect(new Set((await versions()).values())).toEqual(new Set([1]));
    expect((await readByAnother()).jobs[0]).toMatchObject({
      daysOpen: 4,
      lastSeenOn: addDays(DAY, 1),
    });
    await counting.write(older(-3), 6);
    expect(new Set((await versions()).values())).toEqual(new Set([7]));
    expect((await readByAnother()).jobs[0]).toMatchObject({ daysOpen: 0 });
  });

  it('keeps what is known of a job that left it, without its description, and gives it back', async () => {
    const [gone, ...rest] = jobsOf(3);
    const all = keptList([gone!, ...rest]);
    const changed = {
      ...all,
      jobs: all.jobs.map((job) => ({
        ...job,
        otherId: `other-${job.id}`,
        changes: [['2026-08-19', 'shift'] as const],
      })),
    };
    await list.write(changed, 0);
    const left = { ...changed, jobs: changed.jobs.filter(({ id }) => id !== gone!.id) };
    await expectRead(left, 1);
    expect((await rows()).find(({ id }) => id === gone!.id)).toMatchObject({
      goneOn: DAY,
      version: 2,
      text: null,
    });
    const other = sqlFeed(open());
    const known = (await other.seen([`other-${gone!.id}`]))?.get(`other-${gone!.id}`);
    expect(known).toMatchObject({
      listedOn: DAY,
      job: { id: gone!.id, city: gone!.city, packed: null, changes: [['2026-08-19', 'shift']] },
    });
    expect([...((await other.seen([gone!.id, 'x'])) ?? [])].map(([id]) => id)).toEqual([
      `other-${gone!.id}`,
      gone!.id,
    ]);
    await expectRead(changed, 2);
    expect((await rows()).find(({ id }) => id === gone!.id)).toMatchObject({
      goneOn: null,
      text: expect.any(String),
    });
  });

  it('forgets jobs two years after they left', async () => {
    await list.write(keptList(jobsOf(3)), 0);
    await list.write(keptList([]), 1);
    await database.sql`update job set gone_on = ${addDays(new Date().toISOString().slice(0, 10), -740)}
      where id = (select min(id) from job)`;
    const another = listOfOurs(open(), 'another');
    await another.write(keptList([], { fetchedAt: '2026-08-21T15:00:00.000Z' }), 2);
    await until(async () => (await rows()).length === 2);
  });

  it('remembers a job that only a look-up found, which is in no list', async () => {
    const [found] = keptList(jobsOf(1)).jobs;
    const feed = sqlFeed(database);
    await feed.noteFound({ ...found!, firstSeenOn: '2026-08-01' });
    await feed.noteFound({ ...found!, firstSeenOn: '2026-08-09' });
    expect((await readByAnother()).jobs).toEqual([]);
    expect((await sqlFeed(open()).seen([found!.id]))?.get(found!.id)).toMatchObject({
      listedOn: null,
      job: { firstSeenOn: '2026-08-01' },
    });
    const listed = { ...found!, firstSeenOn: '2026-08-01' };
    await expectRead({ ...keptList([]), jobs: [listed] }, 0);
  });

  it('is written by the one whose turn it is', async () => {
    await list.write(keptList(jobsOf(200)), 0);
    await database.sql`update feed set turn_by = 'another'`;
    const changed = keptList(jobsOf(100).map((job) => ({ ...job, city: 'Reno' })));
    expect(await sqlFeed(database).write(changed, 1)).toBeNull();
    expect(comparable(await readByAnother())).toEqual(comparable(keptList(jobsOf(200))));
  });

  it('is not written any further by a writer whose turn has passed on', async () => {
    await list.write(keptList(jobsOf(200)), 0);
    let statements = 0;
    const late: Sql = async (text, ...values) => {
      if (text[0]?.includes('insert into job') && (statements += 1) === 2)
        await database.sql`update feed set turn_by = 'another'`;
      return database.quick(text, ...values);
    };
    const ours = listOfOurs({ sql: database.sql, quick: late });
    const changed = jobsOf(200).map((job) => ({ ...job, city: 'Reno' }));
    expect(await ours.write(keptList(changed), 1)).toBeNull();
    // Whole rows of two reads; the next writer makes one list of them.
    const mixed = await readByAnother();
    const cities = mixed.jobs.map(({ city }) => city === 'Reno');
    expect([mixed.jobs.length, cities.filter(Boolean).length]).toEqual([200, 50]);
    await expectRead(keptList(jobsOf(150)), 1);
  });

  it('that continues another list is not written', async () => {
    await list.write(keptList(jobsOf(5)), 0);
    expect(await list.write(keptList(jobsOf(7)), 0)).toBeNull();
    expect((await readByAnother()).jobs).toHaveLength(5);
  });

  it('is followed by what changed alone, and the rest stays the object that it was', async () => {
    const other = counted(open());
    const follower = listOfOurs(other.database, 'another');
    const jobs = jobsOf(300);
    await list.write(keptList(jobs), 0);
    const before = await follower.read();
    other.texts.length = 0;
    const changed = jobs.slice(1).map((job, at) => (at === 5 ? { ...job, city: 'Reno' } : job));
    await list.write(keptList(changed), 1);
    const after = await follower.read();
    expect(comparable(after)).toEqual(comparable(keptList(changed)));
    expect(after.jobs.filter((job) => !before.jobs.includes(job))).toHaveLength(1);
    expect(other.texts).toHaveLength(3);
    expect((await follower.read()).jobs).toBe(after.jobs);
    const nextDay = keptList(
      changed.map((job) => ({
        ...job,
        lastSeenOn: addDays(DAY, 1),
        daysOpen: job.daysOpen === null ? null : job.daysOpen + 1,
      })),
      { fetchedAt: '2026-08-21T15:00:00.000Z' },
    );
    await list.write(nextDay, 2);
    expect(comparable(await follower.read())).toEqual(comparable(nextDay));
  });

  it('is read anew by a process whose database was replaced by an older one', async () => {
    await list.write(keptList(jobsOf(5)), 0);
    await list.write(keptList(jobsOf(7)), 1);
    await database.sql`delete from job where id > (select min(id) from job)`;
    await database.sql`update feed set version = 1`;
    expect((await list.read()).jobs).toHaveLength(1);
    await expectRead(keptList(jobsOf(7)), 1);
  });

  it('takes texts that PostgreSQL refuses', async () => {
    const odd = jobsOf(1).map((job) => ({
      ...job,
      title: 'ICU\0 \ud800 RN \\u0000 😀',
      description: html('a\0b \udfff c 😀'),
    }));
    await list.write(keptList(odd), 0);
    const [job] = comparable(await readByAnother()).jobs;
    expect(job).toMatchObject({
      title: 'ICU\uFFFD \uFFFD RN \\u0000 😀',
      text: '<p>a\uFFFDb \uFFFD c 😀</p>',
    });
  });

  it('has long descriptions in statements of few rows', async () => {
    const { database: ours, texts } = counted(database);
    const long = jobsOf(40).map((job) => ({ ...job, description: html('x'.repeat(200_000)) }));
    await listOfOurs(ours).write(keptList(long), 0);
    expect(texts.filter((text) => text.includes('insert into job')).length).toBeGreaterThan(10);
    texts.length = 0;
    expect((await listOfOurs(ours, 'another').read()).jobs).toHaveLength(40);
    expect(texts.filter((text) => text.includes('gone_on is null')).length).toBeGreaterThan(5);
  });

  it('keeps a text apart from a list of texts that looks like it', async () => {
    const [first, second] = jobsOf(2);
    const odd = [
      { ...first!, title: '["RN"]', titles: ['RN'] },
      { ...second!, title: 'RN', titles: ['["RN"]'] },
    ];
    await expectRead(keptList(odd), 0);
  });

  it('is not written anew because a write before was lost', async () => {
    const said = (kept: KeptList) => ({
      ...kept,
      jobs: kept.jobs.map((job) => ({
        ...job,
        said: ['Epic'],
        changes: [['2026-08-19', 'shift'] as const],
      })),
    });
    await list.write(said(keptList(jobsOf(120))), 0);
    const other = sqlFeed(database);
    expect(await other.write(said(keptList(jobsOf(121))), 1)).toBeNull();
    const jobs = jobsOf(120).map((job, at) => (at === 7 ? { ...job, city: 'Reno' } : job));
    const ours = listOfOurs(database);
    await ours.write(said(keptList(jobs)), 1);
    expect([...(await versions()).values()].filter((version) => version === 2)).toHaveLength(1);
  });

  it('is stored again once its row is missing', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    await database.sql`delete from feed`;
    const feed = sqlFeed(database);
    expect(await feed.look()).toBeNull();
    expect(error).toHaveBeenCalledTimes(1);
    const news = await feed.look();
    expect(news).toMatchObject({ version: 0, isTaken: false });
    await feed.take(news!.until);
    expect(await feed.write(keptList(jobsOf(2)), 0)).toBe(1);
    error.mockRestore();
  });

  describe.each([
    [
      'facts',
      () =>
        database.sql`update job set facts = as_json('{"title":"other"}') where id = (select min(id) from job)`,
    ],
    [
      'description',
      () => database.sql`update job set description = 'other' where id = (select min(id) from job)`,
    ],
    [
      'changes',
      () =>
        database.sql`update job set changes = as_json('[1]') where id = (select min(id) from job)`,
    ],
    [
      'first day',
      () =>
        database.sql`update job set first_seen = '2026-0x' where id = (select min(id) from job)`,
    ],
    ['hash', () => database.sql`update job set hash = null where id = (select min(id) from job)`],
  ])('of which a row has another %s', (_, damage) => {
    it('lacks that job, says so once, and is whole with the next read', async () => {
      const error = jest.spyOn(logger(), 'error').mockImplementation();
      const kept = keptList(jobsOf(120));
      await list.write(kept, 0);
      await damage();
      const another = listOfOurs(open(), 'another');
      const told = await another.read();
      expect(comparable(told).jobs).toEqual(comparable(kept).jobs.slice(1));
      expect((await another.seen([kept.jobs[0]!.id])).size).toBe(0);
      expect(error).toHaveBeenCalledTimes(1);
      expect(error.mock.calls[0]?.[0]).toEqual({ job: kept.jobs[0]!.id });
      expect(await another.write(kept, 1)).toBe(2);
      expect(comparable(await readByAnother())).toEqual(comparable(kept));
      error.mockRestore();
    });
  });

  it('forgets a damaged row of a job that has left meanwhile', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    const kept = keptList(jobsOf(3));
    await list.write(kept, 0);
    await database.sql`update job set hash = 'x' where id = ${kept.jobs[0]!.id}`;
    const another = listOfOurs(open(), 'another');
    await another.read();
    await another.write({ ...kept, jobs: kept.jobs.slice(1) }, 1);
    expect((await rows()).map(({ id }) => id)).toEqual(kept.jobs.slice(1).map(({ id }) => id));
    error.mockRestore();
  });

  it.each(['{', null])('whose head is %j is shown all the same', async (head) => {
    await list.write(keptList(jobsOf(3), { droppedCount: 4, reading: 2 }), 0);
    await database.sql`update feed set head = ${head}`;
    expect(await readByAnother()).toMatchObject({ droppedCount: 0, jobs: { length: 3 } });
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
  const reading = [feed.look(), feed.read(), feed.take(0), feed.hold(), feed.seen(['a'])];
  const writing = [feed.write(keptList([]), 0), feed.tell(STATE)];
  expect(await Promise.all([...reading, ...writing])).toEqual(Array(7).fill(null));
});
