import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ALERT,
  OUTBOX,
  PAGE_CACHE,
  PLATFORM,
  SEARCH_ALERTS,
  SEARCH_NOTICES,
} from '@/lib/config/limits';
import { createBreaker } from '@/lib/platform/http/breakers';
import { PlatformError } from '@/lib/platform/http/platform-error';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { createFeedLeader } from '@/lib/server/jobs/turn/feed-leader';
import { sqlFeed } from '@/lib/server/jobs/turn/sql-feed';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { dueAlert } from '@/lib/server/outbox-store/due-alert';
import { sqlStore } from '@/lib/server/outbox-store/sql-store';
import { createPages } from '@/lib/server/pages/pages';
import { deviceStore } from '@/lib/server/search-alerts/device-store';
import { isDue } from '@/lib/server/search-alerts/digest';
import { noticeQueue } from '@/lib/server/search-notices/notice-queue';
import { createTeller } from '@/lib/server/search-notices/notifier';
import { NoticeRefused } from '@/lib/server/search-notices/search-engine';
import { ENTRY } from '@/__tests__/support/queued';
import { pushDevice } from '@/__tests__/support/push-device';

const SIX_HOURS_MS = 6 * 3_600_000;
/** By how much somebody has set the clock, and the time that has really passed. */
const clock = { setMs: 0, passedMs: 0 };
const [date, own] = [Date.now.bind(Date), performance.now.bind(performance)];
let database: Database;
const home = mkdtempSync(join(tmpdir(), 'clock-set-'));
beforeEach(() => {
  Object.assign(clock, { setMs: 0, passedMs: 0 });
  jest.spyOn(Date, 'now').mockImplementation(() => date() + clock.setMs + clock.passedMs);
  jest.spyOn(performance, 'now').mockImplementation(() => own() + clock.passedMs);
  database = openSqlite(join(home, `${crypto.randomUUID()}.db`));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Begins a wait, and returns a function that says whether it is over. */
type Begin = () => Promise<() => boolean | Promise<boolean>>;
const log = { info: () => {}, warn: () => {} };
const CLIENT = '198.51.100.1';

/** Waits of this process: they end neither before their time nor after it. */
const OWN: readonly (readonly [string, number, Begin])[] = [
  [
    'the pause of a breaker',
    PLATFORM.breaker.firstPauseMs,
    async () => {
      const call = createBreaker(500);
      const away = new PlatformError('away', { kind: 'timeout' });
      for (let n = 0; n < PLATFORM.breaker.failuresInARow; n += 1)
        await call(() => Promise.reject(away)).catch(() => undefined);
      return () => call(() => Promise.resolve(true)).catch(() => false);
    },
  ],
  [
    'the pause that a search engine asks for',
    60_000,
    async () => {
      const queue = noticeQueue(database, 'google');
      await queue.add([{ url: 'https://www.example.com/jobs/a', kind: 'arrived' }]);
      const tell = jest.fn(() => Promise.reject(new NoticeRefused(429, 60_000)));
      const engine = { name: 'google', atOnce: 1, tell } as const;
      const round = createTeller({ engine, queue, log, isEnding: () => false });
      await round();
      return async () => (await round(), tell.mock.calls.length > 1);
    },
  ],
  [
    'the age of a page in memory',
    PAGE_CACHE.maxAgeMs,
    async () => {
      const render = jest.fn(async () => ({ status: 200, headers: {}, body: Buffer.from('page') }));
      const renew = () => Promise.resolve();
      const pages = createPages({ render, renew, headersOf: () => ({}) });
      const source = {
        key: '/a',
        url: '/a',
        version: '1',
        room: 'known',
        frontSeconds: 1,
      } as const;
      await pages.find(source, CLIENT);
      return async () => (await pages.find(source, CLIENT), render.mock.calls.length > 1);
    },
  ],
];

/** Moments that are stored, by a clock that anybody can set. */
const STORED: readonly (readonly [string, number, Begin])[] = [
  [
    'the turn of the feed',
    PLATFORM.refreshMs,
    async () => {
      const feed = sqlFeed(database);
      await feed.take((await feed.look())?.until ?? (await feed.look())?.until ?? 0);
      const nextInMs = PLATFORM.refreshMs;
      await feed.tell({ failures: 0, watch: null, failure: null, nextInMs });
      const ask = jest.fn(() => Promise.resolve({ failure: null, nextInMs }));
      const nothing = () => Promise.resolve();
      const parts = { feed, ask, learn: nothing, tell: nothing, hasList: () => true };
      // A process that is started after the clock was set.
      let leader: ReturnType<typeof createFeedLeader> | undefined;
      return async () => {
        await (leader ??= createFeedLeader(parts)).refresh();
        return ask.mock.calls.length > 0;
      };
    },
  ],
  [
    'the claim on a notice',
    SEARCH_NOTICES.claimMs,
    async () => {
      const queue = noticeQueue(database, 'google');
      await queue.add([{ url: 'https://www.example.com/jobs/a', kind: 'arrived' }]);
      await queue.next(1);
      return async () => (await queue.next(1)).length > 0;
    },
  ],
  [
    'the lease of a queued application in the database',
    OUTBOX.leaseMs,
    async () => {
      const store = sqlStore(database);
      await store.put(ENTRY, Buffer.from('sealed'));
      await store.change(ENTRY, { ...ENTRY, state: 'sending', tries: 1, note: 'a lease' });
      return async () => (await store.list())[0]?.isLeased !== true;
    },
  ],
  [
    'the alert about an application that waits',
    ALERT.waitingMs,
    async () => {
      const entry = { ...ENTRY, queuedAt: Date.now() };
      return () => dueAlert([entry], Date.now()) !== null;
    },
  ],
  [
    'its repetition',
    ALERT.repeatMs,
    async () => {
      const entry = { ...ENTRY, queuedAt: Date.now(), alertedAt: Date.now() };
      return () => dueAlert([entry], Date.now()) !== null;
    },
  ],
  [
    'the claim on a device',
    SEARCH_ALERTS.everyMs,
    async () => {
      const store = deviceStore(database);
      await store.swap('1', null, Buffer.from('sealed'));
      await store.claim('1', SEARCH_ALERTS.everyMs);
      return () => store.claim('1', SEARCH_ALERTS.everyMs);
    },
  ],
  [
    'the next digest of a device',
    SEARCH_ALERTS.everyMs,
    async () => {
      const device = {
        target: pushDevice('https://push.example/1').target,
        searches: [],
        usedAt: 0,
        sentAt: Date.now(),
      };
      return () => isDue(device, Date.now());
    },
  ],
  [
    'the limit of a client',
    60_000,
    async () => {
      const parts = { name: 'test', requests: 1, windowMs: 60_000, database: () => database };
      await createRateLimit(parts)(CLIENT);
      await createRateLimit(parts)(CLIENT);
      // Another process: it remembers nobody.
      const limit = createRateLimit(parts);
      return async () => (await limit(CLIENT)) === null;
    },
  ],
];

describe.each([-SIX_HOURS_MS, SIX_HOURS_MS])('a clock that is set by %i ms', (setMs) => {
  it.each(OWN)('does not change %s', async (_, waitMs, begin) => {
    const isOver = await begin();
    clock.setMs = setMs;
    clock.passedMs = waitMs - 1_000;
    expect(await isOver()).toBe(false);
    clock.passedMs = waitMs + 1_000;
    expect(await isOver()).toBe(true);
  });

  it.each(STORED)('does not lengthen %s', async (_, waitMs, begin) => {
    const isOver = await begin();
    clock.setMs = setMs;
    const wasOver = await isOver();
    clock.passedMs = waitMs + 1_000;
    expect(wasOver || (await isOver())).toBe(true);
  });
});

it('waits as long as it should where nobody sets the clock', async () => {
  for (const [name, waitMs, begin] of [...OWN, ...STORED]) {
    clock.passedMs = 0;
    const isOver = await begin();
    clock.passedMs = waitMs - 5_000;
    expect([name, await isOver()]).toEqual([name, false]);
  }
});
