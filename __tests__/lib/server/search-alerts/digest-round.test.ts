import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import type { AlertMessage } from '@/lib/domain/search-alerts/search-alert-message';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import { toAlertOrder } from '@/lib/domain/search-alerts/search-alert';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { deviceSeal } from '@/lib/server/search-alerts/device-seal';
import { deviceStore } from '@/lib/server/search-alerts/device-store';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { createDevices } from '@/lib/server/search-alerts/devices';
import { createDigestRound } from '@/lib/server/search-alerts/digest-round';
import type { PushOutcome } from '@/lib/server/search-alerts/send-push';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { buildJob } from '@/__tests__/support/build-job';
import { describeDatabases } from '@/__tests__/support/databases';
import { pushDevice } from '@/__tests__/support/push-device';

const DAY_MS = 24 * 3_600_000;
const START = Date.parse('2026-08-20T12:00:00Z');
const ENDPOINT = 'https://push.example/send/abc';
const TAKEN: PushOutcome = { kind: 'taken', why: 'http-201', retryAfterMs: 0 };
const EPIC = '<p>EMR: Epic.</p>' as UntrustedHtml;
const KEY = new Uint8Array(32).fill(7);
const home = mkdtempSync(join(tmpdir(), 'alerts-'));
const databases: Database[] = [];
afterAll(async () => {
  for (const database of databases) await database.close();
  rmSync(home, { recursive: true, force: true });
});
/** The clock of the process, and with SQLite of the database; by how much it was set is not in `performance.now()`. */
const clock = { now: START, set: 0 };
beforeEach(() => {
  Object.assign(clock, { now: START, set: 0 });
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
  jest.spyOn(performance, 'now').mockImplementation(() => clock.now - clock.set);
});
afterEach(() => jest.restoreAllMocks());

function newDatabase(): Database {
  const database = openSqlite(join(home, `${databases.length}.db`));
  databases.push(database);
  return database;
}

type Listed = readonly [id: string, firstSeenOn: string, state?: string];
const listed = (...jobs: readonly Listed[]) => listedAt('2026-08-20T12:00:00Z', ...jobs);
const listedAt = (fetchedAt: string, ...jobs: readonly Listed[]) =>
  buildSnapshot({
    jobs: toListedJobs(
      jobs.map(([id, firstSeenOn, state = 'TX']) => buildJob({ id, firstSeenOn, state })),
    ),
    fetchedAt,
    source: 'platform',
    droppedCount: 0,
  });
const FIRST = listed(['a', '2026-08-01'], ['b', '2026-08-20']);
const SECOND = listed(['a', '2026-08-01'], ['b', '2026-08-20'], ['c', '2026-08-20']);
const THIRD = listed(['b', '2026-08-20'], ['c', '2026-08-20'], ['d', '2026-08-21']);

/** One process, or several with the same database, with a push service that the test controls. */
function instance(database = newDatabase()) {
  const state: { snapshot: Snapshot | null; outcome: PushOutcome; isAllowed: boolean } = {
    snapshot: FIRST,
    outcome: TAKEN,
    isAllowed: true,
  };
  const sent: AlertMessage[] = [];
  const log = { info: jest.fn(), warn: jest.fn() };
  const parts = { store: deviceStore(database), seal: deviceSeal(KEY), now: () => clock.now };
  const round = createDigestRound({
    ...parts,
    log,
    known: () => state.snapshot,
    isEnding: () => false,
    isAllowed: () => state.isAllowed,
    send: async (_target, message) => {
      sent.push(message);
      return state.outcome;
    },
  });
  return { ...parts, database, state, sent, log, round, devices: createDevices(parts) };
}

const { target } = pushDevice(ENDPOINT);
const order = (...searches: readonly string[]) => {
  const read = toAlertOrder({ target, searches });
  if (read === null) throw new Error('no order');
  return read;
};
const titles = (sent: readonly AlertMessage[]) => sent.map(({ title }) => title);

it('reports jobs added since, once a day at most, and nothing else', async () => {
  const { round, devices, sent, state } = instance();
  await devices.follow(order('state=TX'), FIRST);
  expect(await round()).toBe('clear');
  expect(sent).toEqual([]);

  state.snapshot = SECOND;
  await round();
  expect(sent).toEqual([{ title: '1 new job', body: 'Texas', url: '/jobs?state=TX&sort=recent' }]);

  // More jobs on the same day: reported the day after.
  state.snapshot = THIRD;
  clock.now += SEARCH_ALERTS.lookAgainMs;
  await round();
  expect(titles(sent)).toHaveLength(1);
  clock.now = START + DAY_MS;
  await round();
  expect(titles(sent)).toEqual(['1 new job', '1 new job']);

  clock.now += 2 * DAY_MS;
  await round();
  expect(sent).toHaveLength(2);
});

it('does not report jobs of other searches', async () => {
  const { round, devices, sent, state } = instance();
  await devices.follow(order('state=IA'), FIRST);
  state.snapshot = SECOND;
  await round();
  expect(sent).toEqual([]);
});

it('continues from the last report of a search that is already followed', async () => {
  const { round, devices, sent, state } = instance();
  await devices.follow(order('state=TX'), FIRST);
  await devices.follow(order('specialty=ICU', 'state=TX'), SECOND);
  state.snapshot = SECOND;
  await round();
  // ICU is followed from the second list on, so its job is not new there.
  expect(sent).toEqual([expect.objectContaining({ title: '1 new job', body: 'Texas' })]);
});

it('stops, and deletes the device', async () => {
  const { round, devices, sent, state, store } = instance();
  await devices.follow(order('state=TX'), FIRST);
  await devices.stop(ENDPOINT);
  state.snapshot = SECOND;
  await round();
  expect([sent, await store.count()]).toEqual([[], 0]);
});

it.each(['gone', 'refused', 'later'] as const)('handles the push answer: %s', async (kind) => {
  const { round, devices, sent, state, store, log } = instance();
  await devices.follow(order('state=TX'), FIRST);
  state.snapshot = SECOND;
  state.outcome = { kind, why: 'http-4xx', retryAfterMs: 60_000 };
  expect(await round()).toBe(kind === 'later' ? 'later' : 'clear');
  expect(await store.count()).toBe(kind === 'gone' ? 0 : 1);
  expect(JSON.stringify([log.info.mock.calls, log.warn.mock.calls])).not.toContain('/send/');

  // Retried at the time it asked for, and not before.
  state.outcome = TAKEN;
  await round();
  expect(sent).toHaveLength(1);
  clock.now += SEARCH_ALERTS.lookAgainMs;
  await round();
  expect(sent).toHaveLength(kind === 'later' ? 2 : 1);
  // A refused one is tried again the next day.
  clock.now = START + DAY_MS;
  await round();
  expect(sent).toHaveLength(kind === 'gone' ? 1 : 2);
});

const SIX_HOURS_MS = 6 * 3_600_000;
it.each([0, -SIX_HOURS_MS, SIX_HOURS_MS])(
  'does not call a failing push service for at least a minute, and warns once per round: clock set by %i ms',
  async (setMs) => {
    const { round, devices, sent, state, log } = instance();
    for (const at of [1, 2, 3])
      await devices.follow(
        { ...order('state=TX'), target: pushDevice(`${ENDPOINT}-${at}`).target },
        FIRST,
      );
    state.snapshot = SECOND;
    state.outcome = { kind: 'later', why: 'http-503', retryAfterMs: 0 };
    expect(await round()).toBe('later');
    const asked = sent.length;
    expect(log.warn).toHaveBeenCalledTimes(1);
    clock.set = setMs;
    clock.now += setMs + SEARCH_ALERTS.leastWaitMs - 1;
    expect(await round()).toBe('later');
    expect(sent).toHaveLength(asked);
    clock.now += 1;
    state.outcome = TAKEN;
    expect(await round()).toBe('clear');
    expect(sent).toHaveLength(asked + 3);
  },
);

it('erases a device whose push service refuses every day', async () => {
  const { round, devices, state, store } = instance();
  await devices.follow(order('state=TX'), FIRST);
  state.snapshot = SECOND;
  state.outcome = { kind: 'refused', why: 'http-403', retryAfterMs: 0 };
  for (let day = 1; day < SEARCH_ALERTS.refusalsMax; day += 1) {
    await round();
    clock.now += DAY_MS;
  }
  expect(await store.count()).toBe(1);
  await round();
  expect(await store.count()).toBe(0);
});

it('erases a device whose push service is no longer allowed, without calling it', async () => {
  const { round, devices, state, store, sent } = instance();
  await devices.follow(order('state=TX'), FIRST);
  Object.assign(state, { snapshot: SECOND, isAllowed: false });
  await round();
  expect([sent, await store.count()]).toEqual([[], 0]);
});

it('does not report a whole list as new when its dates were lost, and continues from there', async () => {
  const { round, devices, sent, state } = instance();
  await devices.follow(order('state=TX'), FIRST);
  const lost: readonly Listed[] = [
    ['a', '2026-08-22'],
    ['b', '2026-08-22'],
    ['e', '2026-08-22'],
  ];
  state.snapshot = listedAt('2026-08-22T12:00:00Z', ...lost);
  clock.now = START + 2 * DAY_MS;
  await round();
  expect(sent).toEqual([]);

  state.snapshot = listedAt('2026-08-23T12:00:00Z', ...lost, ['f', '2026-08-23']);
  clock.now += DAY_MS;
  await round();
  expect(titles(sent)).toEqual(['1 new job']);
});

it('does not report jobs that are no longer new, and matches a term against the whole list', async () => {
  const { round, devices, sent, state } = instance();
  const jobs = (...more: readonly [id: string, title: string, firstSeenOn: string][]) =>
    buildSnapshot({
      jobs: toListedJobs(
        more.map(([id, title, firstSeenOn]) =>
          buildJob({ id, title, titles: [title], firstSeenOn }),
        ),
      ),
      fetchedAt: '2026-08-20T12:00:00Z',
      source: 'platform',
      droppedCount: 0,
    });
  const before = ['a', 'RN', '2026-07-01'] as const;
  await devices.follow(order('title=RN'), jobs([...before]));
  // Among the new jobs alone, 'RN' would match a part of a title.
  state.snapshot = jobs([...before], ['b', 'RN Case Manager', '2026-08-20']);
  await round();
  expect(sent).toEqual([]);
  state.snapshot = jobs([...before], ['c', 'RN', '2026-08-20']);
  await round();
  expect(titles(sent)).toEqual(['1 new job']);
});

it('erases a device after 90 days without use, even if the key has changed', async () => {
  const { round, devices, state, store, seal } = instance();
  await devices.follow(order('state=TX'), FIRST);
  const other = createDevices({ store, seal: deviceSeal(new Uint8Array(32)), now: () => START });
  await other.follow({ ...order('state=TX'), target: pushDevice(`${ENDPOINT}-2`).target }, FIRST);
  expect(await store.count()).toBe(2);

  clock.now = START + SEARCH_ALERTS.keepMs - 1;
  expect(await devices.use(ENDPOINT)).toBe(true);
  expect(await devices.use(`${ENDPOINT}-3`)).toBe(false);
  await round();
  expect(await store.count()).toBe(2);
  clock.now += SEARCH_ALERTS.lookAgainMs;
  await round();
  expect(await store.count()).toBe(1);
  expect(await store.read(seal.idOf(ENDPOINT))).not.toBeNull();

  clock.now += SEARCH_ALERTS.keepMs;
  state.snapshot = SECOND;
  await round();
  expect(await store.count()).toBe(0);
});

it('stores endpoints, keys and searches encrypted', async () => {
  const { devices, database, seal } = instance();
  await devices.follow(order('specialty=ICU'), FIRST);
  const { rows } = await database.sql<{ id: string; sealed: Buffer }>`select * from device`;
  const [{ id = '', sealed: stored = Buffer.alloc(0) } = {}] = rows;
  for (const text of ['push.example', 'abc', target.keys.auth, target.keys.p256dh, 'ICU'])
    expect(id + stored.toString('latin1')).not.toContain(text);
  expect(seal.open(seal.idOf(ENDPOINT), stored)?.target).toEqual(target);
  expect(seal.open('0'.repeat(32), stored)).toBeNull();
  expect(deviceSeal(new Uint8Array(32)).open(seal.idOf(ENDPOINT), stored)).toBeNull();
});

it('accepts a limited number of devices', async () => {
  const { devices, store } = instance();
  jest.spyOn(store, 'count').mockResolvedValue(SEARCH_ALERTS.maxDevices);
  expect(await devices.follow(order('state=TX'), FIRST)).toBe(false);
});

it('postpones searches by mentions until descriptions have been read', async () => {
  const { round, devices, sent, state } = instance();
  await devices.follow(order('state=TX&says=Epic'), FIRST);
  const other = { ...order('state=TX'), target: pushDevice(`${ENDPOINT}-2`).target };
  await devices.follow(other, FIRST);
  state.snapshot = { ...SECOND, reading: undefined };
  expect(await round()).toBe('later');
  expect(sent).toHaveLength(1);

  const epic = buildJob({ id: 'c', firstSeenOn: '2026-08-20', state: 'TX', description: EPIC });
  state.snapshot = buildSnapshot({
    jobs: toListedJobs([epic]),
    fetchedAt: '2026-08-20T12:05:00Z',
    source: 'platform',
    droppedCount: 0,
  });
  expect(await round()).toBe('clear');
  expect(titles(sent)).toEqual(['1 new job', '1 new job']);
});

it('postpones all searches of a device of which one has to wait, and then reports the jobs of each', async () => {
  const { round, devices, sent, state } = instance();
  await devices.follow(order('state=TX', 'state=TX&says=Epic'), FIRST);
  state.snapshot = { ...SECOND, reading: undefined };
  expect(await round()).toBe('later');
  expect(sent).toEqual([]);

  const epic = buildJob({ id: 'c', firstSeenOn: '2026-08-20', state: 'TX', description: EPIC });
  state.snapshot = buildSnapshot({
    jobs: toListedJobs([epic]),
    fetchedAt: '2026-08-20T12:05:00Z',
    source: 'platform',
    droppedCount: 0,
  });
  expect(await round()).toBe('clear');
  expect(sent).toMatchObject([{ title: expect.stringContaining('1 new job'), body: /Epic/ }]);
});

it('erases a stored device of which nothing is left, and sends to all others', async () => {
  const { round, devices, sent, state, store } = instance();
  await store.swap('0'.repeat(32), null, Buffer.alloc(0));
  await devices.follow(order('state=TX'), FIRST);
  state.snapshot = SECOND;
  expect(await round()).toBe('clear');
  expect(titles(sent)).toEqual(['1 new job']);
  expect(await store.count()).toBe(1);
});

it('waits for a first list', async () => {
  const { round, state } = instance();
  state.snapshot = null;
  expect(await round()).toBe('clear');
});

describeDatabases('two processes', (open) => {
  /** The database's own clock does not know that of the test. */
  const dayLater = (database: Database) => database.sql`update device set claimed_until = 0`;

  it('send one digest together', async () => {
    const [one, other] = [instance(open()), instance(open())];
    await one.devices.follow(order('state=TX'), FIRST);
    for (const { state } of [one, other]) state.snapshot = SECOND;
    await Promise.all([one.round(), other.round()]);
    expect(titles([...one.sent, ...other.sent])).toEqual(['1 new job']);

    for (const { state } of [one, other]) state.snapshot = THIRD;
    clock.now += SEARCH_ALERTS.lookAgainMs;
    await Promise.all([one.round(), other.round()]);
    expect(titles([...one.sent, ...other.sent])).toHaveLength(1);

    clock.now = START + DAY_MS;
    await dayLater(one.database);
    await Promise.all([one.round(), other.round()]);
    expect(titles([...one.sent, ...other.sent])).toHaveLength(2);
  });

  it('stop together', async () => {
    const [one, other] = [instance(open()), instance(open())];
    await one.devices.follow(order('state=TX'), FIRST);
    await other.devices.stop(ENDPOINT);
    one.state.snapshot = SECOND;
    await one.round();
    expect(one.sent).toEqual([]);
  });
});
