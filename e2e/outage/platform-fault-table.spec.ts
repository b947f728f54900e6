import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answersOf,
  listIsNotRead,
  listIsRead,
  siteOn,
  type Answer,
  type Answers,
} from '../support/world/fault-table';
import { memoryOf } from '../support/world/memory';
import { startSite } from '../support/world/site';
import { expect, test } from '../support/test';
import { Platform, type FaultOrder } from '../support/world/world';
import { changeStoredList, storedList } from '../support/world/stored-list';

/** Texts of the specification's section 8. */
const FETCH_FAILED = 'Failed to fetch jobs. Check console for details.';
const LIST_FAILED =
  'Failed to load job listings: Failed to fetch jobs. Please check your network connection and try again. If the problem persists, contact support.';
const MAP_FAILED =
  'Failed to load job listings: Failed to fetch jobs. Please check your network connection and try again.';
const DETAIL_FAILED = 'Failed to load job details. Please try again later.';
const APPLY_FAILED = 'Failed to submit application. Please try again later.';
const HEADLINE = 'Find Your Next Career Opportunity';

/** What pages show if nothing is known and the list cannot be read: the error, with 503; the home page stays as it is. */
const NOTHING = {
  home: [200, HEADLINE],
  list: [503, LIST_FAILED],
  map: [503, MAP_FAILED],
  data: [503, FETCH_FAILED],
  detail: [503, DETAIL_FAILED],
  'apply page': [503, DETAIL_FAILED],
} satisfies Answers;

type Pages = Readonly<Record<keyof typeof NOTHING, Answer>>;

/** With this many jobs known. */
const jobs = (count: number, detail = 'JobPosting') =>
  ({
    home: [200, `${count} open today`],
    list: [200, count === 1_000 ? '1000+ positions found' : `${count} positions found`],
    map: [200, 'Job Location Map'],
    data: [200, '{"jobs":[{'],
    detail: [200, detail],
    'apply page': [200, 'Application for:'],
  }) satisfies Pages;
/** The 1,000 jobs known from before. */
const LAST_GOOD = jobs(1_000);

/** Answers of the endpoints that do not depend on the list, with this one to an application. */
const calls = (application: Answer) =>
  ({
    'reference page': [200, 'Reference'],
    'reference status': [502, 'Failed to check reference status'],
    'candidate status': [502, 'Failed to check candidate reference status'],
    application,
  }) satisfies Answers;
const CALLS_WELL = {
  'reference page': [200, 'Reference'],
  'reference status': [200, '"success":true'],
  'candidate status': [200, '"success":true'],
  application: [200, 'Application submitted successfully'],
} satisfies Answers;
const MAYBE = '"unconfirmed":true';

type Row = {
  readonly fault: string;
  /** What happens to every call; or, with `match`, to some. */
  readonly order?: Partial<FaultOrder>;
  readonly serve?: (known: readonly unknown[]) => Parameters<Platform['serve']>[0];
  /** Nothing listens at the platform's address. */
  readonly gone?: true;
  readonly cold: Pages;
  readonly warm: Pages;
  /** Answers that are the same whether or not jobs are known. */
  readonly calls: Answers;
};

const WORDS = { errorCode: 'UNKNOWN_EXCEPTION', message: 'We are closed for an hour.' };
const WRONG = [7, true, {}, [], null, ['x'], { a: 1 }, '', -1, { latitude: [], longitude: {} }];

/** Every field except the ids has a wrong type. */
function withWrongTypes(record: unknown, at: number): unknown {
  return Object.fromEntries(
    Object.entries(record ?? {}).map(([name, value], field) => [
      name,
      /^(Record_)?Id$/.test(name) ? value : WRONG[(at + field) % WRONG.length],
    ]),
  );
}

/** The other host of the redirect; nothing may ever arrive there. */
const ELSEWHERE = { hits: 0, url: '' };

/** The required results. Rows of a group run together. */
const GROUPS: readonly (readonly Row[])[] = [
  [
    {
      fault: '30 s slow',
      order: { delayMs: 30_000 },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([504, MAYBE]),
    },
    {
      fault: 'body that stalls',
      order: { stall: true },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([504, MAYBE]),
    },
  ],
  [
    {
      fault: 'refused',
      gone: true,
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([502, APPLY_FAILED]),
    },
    {
      fault: 'line that breaks',
      order: { refuse: true },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([504, MAYBE]),
    },
  ],
  [
    {
      fault: 'cut JSON',
      order: { cut: true },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([504, MAYBE]),
    },
    {
      fault: 'HTML with 200',
      order: {
        status: 200,
        body: '<!doctype html><title>Maintenance</title>',
        headers: { 'content-type': 'text/html' },
      },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([504, MAYBE]),
    },
  ],
  [
    {
      fault: 'error array with 200',
      order: { status: 200, body: [WORDS] },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([502, APPLY_FAILED]),
    },
    {
      fault: 'error array with 400',
      order: { status: 400, body: [WORDS] },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([502, APPLY_FAILED]),
    },
  ],
  [
    {
      fault: 'gzip bomb',
      order: { bombMb: 1_024 },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([504, MAYBE]),
    },
    {
      fault: '500',
      order: { status: 500, body: '' },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([502, APPLY_FAILED]),
    },
  ],
  [
    {
      fault: 'null',
      order: { status: 200, body: null },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([504, MAYBE]),
    },
    {
      fault: 'redirect to another host',
      order: { status: 307, headers: { location: '' } },
      cold: NOTHING,
      warm: LAST_GOOD,
      calls: calls([502, APPLY_FAILED]),
    },
  ],
  [
    {
      fault: 'sudden []',
      order: { match: 'Job_Type=Clinical', body: [] },
      cold: {
        ...jobs(0),
        home: [200, HEADLINE],
        list: [200, 'No open positions available at this time. Please check back later.'],
        map: [200, 'No job locations available at this time. Please check back later.'],
        data: [200, '{"jobs":[]}'],
      },
      warm: LAST_GOOD,
      calls: CALLS_WELL,
    },
    {
      fault: '1,000 → 10 records',
      serve: () => ({ count: 10 }),
      // The platform itself reports the job as gone.
      cold: { ...jobs(10), detail: [404, ''], 'apply page': [404, ''] },
      warm: { ...LAST_GOOD, detail: [404, ''], 'apply page': [404, ''] },
      calls: CALLS_WELL,
    },
  ],
  [
    {
      fault: 'duplicate ids',
      serve: (known) => ({ records: [...known.slice(0, 600), ...known.slice(0, 600)] }),
      cold: jobs(600),
      warm: jobs(600),
      calls: CALLS_WELL,
    },
    {
      fault: 'wrong types',
      serve: (known) => ({ records: known.slice(0, 600).map(withWrongTypes) }),
      cold: jobs(600, 'Apply Now'),
      warm: jobs(600, 'Apply Now'),
      calls: CALLS_WELL,
    },
  ],
];

let stored: string;
let known: readonly Record<string, unknown>[];
let elsewhere: Server;

test.beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    ELSEWHERE.hits += 1;
    response.end('[]');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  ELSEWHERE.url = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
  const dataDir = await mkdtemp(join(tmpdir(), 'site-known-'));
  const platform = await Platform.start(1_000);
  known = await platform.records();
  const site = await startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir });
  stored = join(dataDir, 'site.db');
  await expect.poll(() => storedList(dataDir)?.jobs.length).toBeGreaterThan(0);
  await site.stop();
  // The next start reads the feed at once, and its file is complete without what was written last.
  changeStoredList(dataDir);
  await platform.close();
});
test.afterAll(async () => {
  elsewhere.close();
  await rm(join(stored, '..'), { recursive: true, force: true });
});

async function platformOf({ order, serve, gone }: Row): Promise<Platform> {
  const platform = await Platform.start(1_000);
  if (serve) await platform.serve(serve(known));
  if (order) {
    const headers = order.headers?.location === '' ? { location: ELSEWHERE.url } : order.headers;
    await platform.fault({ match: 'apexrest', ...order, ...(headers && { headers }) });
  }
  if (gone) await platform.close();
  return platform;
}

const idOf = (record: Readonly<Record<string, unknown>> | undefined): string =>
  String(record?.Record_Id ?? record?.Id);

async function expectRow(row: Row): Promise<void> {
  const platform = await platformOf(row);
  const id = idOf(known[599]);
  const expectPages = async (what: string, before: string | null, expected: Answers & Pages) => {
    const site = await siteOn(platform, before);
    const isBelieved =
      expected.list[0] === 200 && (before === null || expected.list !== LAST_GOOD.list);
    // Nothing to wait for if a cold site cannot read the list: its pages wait for the read themselves.
    if (isBelieved) await listIsRead(site);
    else if (before !== null) await listIsNotRead(site);
    expect(await answersOf(site.url, id, expected), what).toEqual(expected);
    expect((await memoryOf(site)).peak, `${what}: MB`).toBeLessThan(1_000);
    await site.stop();
  };
  await Promise.all([
    expectPages(`${row.fault}, cold`, null, { ...row.cold, ...row.calls }),
    expectPages(`${row.fault}, warm`, stored, row.warm),
  ]);
  if (!row.gone) await platform.close();
}

test('platform with 100,000 jobs: every page keeps answering while they are read, and then shows them', async () => {
  test.setTimeout(300_000);
  const platform = await Platform.start(100_000);
  await platform.records();
  const site = await siteOn(platform, stored);
  const id = idOf(known[599]);
  const pages = { list: [200, 'positions found'], detail: [200, 'JobPosting'] } satisfies Answers;
  // The home page is cached for two minutes.
  const expected = { ...jobs(100_000), home: [200, ' open today'] } satisfies Answers;
  await expect(async () => {
    expect(await answersOf(site.url, id, pages)).toEqual(pages);
    expect(await answersOf(site.url, id, expected)).toEqual(expected);
  }).toPass({ timeout: 240_000 });
  console.log('100,000 jobs: at most', (await memoryOf(site)).peak, 'MB');
  expect((await memoryOf(site)).peak).toBeLessThan(3_000);
  await site.stop();
  await platform.close();
});

for (const group of GROUPS) {
  test(`platform ${group.map(({ fault }) => fault).join('; ')}: every page as required, cold and warm (PL-17, PL-18, ER-04…17)`, async () => {
    await Promise.all(group.map(expectRow));
    expect(ELSEWHERE.hits).toBe(0);
  });
}
