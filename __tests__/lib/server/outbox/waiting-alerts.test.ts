import { memoryStore, ENTRY } from '@/__tests__/support/queued';
import { turns } from '@/__tests__/support/turns';
import { ALERT } from '@/lib/config/limits';
import type { Alert } from '@/lib/server/alerts/alert';
import type { OutboxEntry } from '@/lib/server/outbox-store/outbox-store';
import { createRefusals } from '@/lib/server/outbox/refusals';
import { createAlertPoll } from '@/lib/server/outbox/waiting-alerts';

/** An outbox of held applications, its clock, and the alerts sent. */
async function world(held: number) {
  const store = memoryStore();
  const clock = { now: 1_800_000_000_000, isEnding: false };
  const sent: Alert[] = [];
  const said: unknown[] = [];
  const state = { isBroken: false, meanwhile: (): Promise<void> => turns() };
  const refusals = createRefusals(() => clock.now);
  for (let i = 0; i < held; i += 1) {
    const id = String(i).padStart(32, '0');
    const entry: OutboxEntry = {
      ...ENTRY,
      id,
      queuedAt: clock.now + i,
      state: 'held',
      note: 'unsure',
    };
    await store.put(entry, new Uint8Array(1));
  }
  clock.now += 60_000;
  const watch = () =>
    createAlertPoll({
      store,
      refusals,
      now: () => clock.now,
      isEnding: () => clock.isEnding,
      log: { info: (...line: unknown[]) => void said.push(line) },
      send: async (alert) => {
        await state.meanwhile();
        if (state.isBroken) throw new Error('away');
        sent.push(alert);
      },
    });
  return { store, refusals, clock, sent, said, state, watch, look: watch() };
}

it('alerts once, with only numbers and ids, and again a day later', async () => {
  const w = await world(2);
  for (let i = 0; i < 3; i += 1) expect(await w.look()).toBe('clear');
  expect(w.sent).toEqual([
    {
      reason: 'held',
      count: 2,
      held: 2,
      oldestSeconds: 60,
      ids: ['0'.repeat(32), '1'.padStart(32, '0')],
    },
  ]);
  w.clock.now += ALERT.repeatMs;
  await w.look();
  await w.look();
  expect(w.sent.map(({ reason }) => reason)).toEqual(['held', 'daily']);
});

it('alerts once for several processes, and not again after a restart', async () => {
  const w = await world(3);
  await Promise.all([w.look(), w.watch()(), w.watch()()]);
  await w.watch()();
  expect(w.sent).toHaveLength(1);
});

it('retries an alert that could not be sent, and lets others try', async () => {
  const w = await world(2);
  w.state.isBroken = true;
  expect(await w.look()).toBe('later');
  expect(w.store.entries().map(({ alertedAt }) => alertedAt)).toEqual([undefined, undefined]);
  w.state.isBroken = false;
  expect(await w.watch()()).toBe('clear');
  expect(w.sent).toHaveLength(1);
});

it('removes its mark later from an entry that was being sent meanwhile', async () => {
  const w = await world(0);
  const waiting: OutboxEntry = { ...ENTRY, queuedAt: w.clock.now - ALERT.waitingMs };
  await w.store.put(waiting, new Uint8Array(1));
  w.state.isBroken = true;
  const sending = { ...waiting, alertedAt: w.clock.now, state: 'sending', note: 'x' } as const;
  w.state.meanwhile = async () => {
    expect(await w.store.change({ ...waiting, alertedAt: w.clock.now }, sending)).toBe(true);
  };
  expect(await w.look()).toBe('later');
  await w.store.change(sending, { ...sending, state: 'waiting', note: '' });
  w.state.isBroken = false;
  await w.look();
  expect(w.sent.map(({ reason }) => reason)).toEqual(['waiting']);
});

it('lists a few ids and counts all', async () => {
  const w = await world(ALERT.idsMax + 5);
  await w.look();
  expect([w.sent[0]?.held, w.sent[0]?.ids.length]).toEqual([ALERT.idsMax + 5, ALERT.idsMax]);
});

describe('of refused applications', () => {
  it('alerts once while it lasts, also if what waits cannot be read, and again a day later', async () => {
    const w = await world(0);
    const list = jest.spyOn(w.store, 'list').mockRejectedValue(new Error('a full disk'));
    w.refusals.note('unwritable');
    await w.look().catch(() => undefined);
    w.refusals.note('full');
    await w.look().catch(() => undefined);
    list.mockRestore();
    expect(w.sent).toEqual([
      { reason: 'unwritable', count: 0, held: 0, oldestSeconds: null, ids: [] },
    ]);
    w.clock.now += ALERT.repeatMs - 1;
    w.refusals.note('full');
    await w.look();
    w.clock.now += 1;
    await w.look();
    await w.look();
    expect(w.sent.map(({ reason }) => reason)).toEqual(['unwritable', 'full']);
  });

  it('alerts anew when it begins anew, but not of what comes and goes', async () => {
    const w = await world(0);
    for (const [afterMs, alerts] of [
      [0, 1],
      [ALERT.waitingMs - 1, 1],
      [1, 2],
    ] as const) {
      w.clock.now += afterMs;
      w.refusals.end();
      w.refusals.note('full');
      await w.look();
      expect([afterMs, w.sent.length]).toEqual([afterMs, alerts]);
    }
  });

  it('alerts later if nobody could be told, and not at all once it is over or a day old', async () => {
    const w = await world(0);
    w.refusals.note('full');
    w.state.isBroken = true;
    expect(await w.look()).toBe('later');
    w.refusals.end();
    w.state.isBroken = false;
    expect([await w.look(), w.refusals.isOn()]).toEqual(['clear', false]);
    w.refusals.note('full');
    w.clock.now += ALERT.repeatMs;
    expect([await w.look(), w.refusals.isOn()]).toEqual(['clear', false]);
    expect(w.sent).toEqual([]);
  });
});

it('does nothing once the process is ending', async () => {
  const w = await world(1);
  w.clock.isEnding = true;
  await w.look();
  expect(w.sent).toEqual([]);
});
