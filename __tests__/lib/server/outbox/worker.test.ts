import { memoryStore, queued } from '@/__tests__/support/queued';
import { turns } from '@/__tests__/support/turns';
import { PLATFORM, OUTBOX } from '@/lib/config/limits';
import { PlatformError } from '@/lib/platform/http/platform-error';
import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import { createWorker } from '@/lib/server/outbox/worker';
import { createOutbox } from '@/lib/server/outbox/outbox';
import type { QueuedApplication } from '@/lib/server/outbox-store/entry-cipher';
import { entryCipher } from '@/lib/server/outbox-store/entry-cipher';

const DAY = 24 * 3_600_000;
const failure = (kind: PlatformErrorKind, status: number | null = null) =>
  new PlatformError('words that may hold what was typed', { kind, status });

/** An outbox with a worker, its platform and its clock. */
function world(eraseUnseenMs: number | null = null) {
  const clock = { now: 1_800_000_000_000, isEnding: false };
  const now = () => clock.now;
  const store = memoryStore(now);
  const cipher = entryCipher(new Uint8Array(32).fill(7));
  const delivered: string[] = [];
  const said: unknown[] = [];
  /** The ids noted as handed over, and whether the entry still existed. */
  const noted: [id: string, isThere: boolean][] = [];
  const log = (...line: unknown[]) => void said.push(line);
  let answer: (application: QueuedApplication) => Promise<unknown> = async () => undefined;
  const worker = () =>
    createWorker({
      store,
      cipher,
      now,
      log: { info: log, warn: log, error: log },
      isEnding: () => clock.isEnding,
      eraseUnseenMs,
      noteTaken: async (id) =>
        void noted.push([id, store.entries().some((entry) => entry.id === id)]),
      deliver: async (application) => {
        await answer(application);
        delivered.push(application.payload.firstName);
      },
    });
  const outbox = createOutbox({ store, cipher, now });
  return {
    store,
    cipher,
    clock,
    delivered,
    said,
    noted,
    outbox,
    worker,
    poll: worker(),
    platform(next: typeof answer) {
      answer = next;
    },
    async add(...names: string[]) {
      for (const name of names) {
        clock.now += 1_000;
        expect(await outbox.add(name, queued(name))).toBe(true);
      }
    },
  };
}

describe('an application that waits for the platform', () => {
  it('is handed over oldest first and erased at once', async () => {
    const w = world();
    await w.add('Ann', 'Bo', 'Cy');
    const standing: number[] = [];
    w.platform(async () => void standing.push(w.store.entries().length));
    expect(await w.poll()).toBe('clear');
    expect(w.delivered).toEqual(['Ann', 'Bo', 'Cy']);
    expect(standing).toEqual([3, 2, 1]);
    expect(w.noted).toEqual(['Ann', 'Bo', 'Cy'].map((name) => [w.cipher.idOf(name), true]));
    expect(w.store.entries()).toEqual([]);
  });

  it('is marked before it is sent, so that a crash while sending is noticed', async () => {
    const w = world();
    await w.add('Ann');
    w.platform(async () => {
      expect(w.store.entries()).toMatchObject([{ state: 'sending', tries: 1 }]);
    });
    await w.poll();
    expect(w.delivered).toEqual(['Ann']);
  });

  it.each([
    ['refused', failure('unreachable')],
    ['502', failure('http', 502)],
    ['503', failure('http', 503)],
    ['504', failure('http', 504)],
    ['503 whose body never ended', failure('timeout', 503)],
    ['429', failure('http', 429)],
    ['a page to sign in', failure('page', 200)],
    ['the way to one', failure('http', 302)],
  ])('stays queued, and the rest is not tried: %s', async (_, error) => {
    const w = world();
    await w.add('Ann', 'Bo');
    let calls = 0;
    w.platform(async () => {
      calls += 1;
      throw error;
    });
    for (let i = 0; i < 3; i += 1) expect(await w.poll()).toBe('later');
    expect(calls).toBe(3);
    expect(w.store.entries()).toMatchObject([
      { state: 'waiting', tries: 0, note: '' },
      { state: 'waiting', tries: 0, note: '' },
    ]);
  });

  it.each([
    ['403', failure('http', 403), 'http-403'],
    ['400', failure('http', 400), 'http-400'],
    ['no in its own words', failure('http', 200), 'refused'],
  ])('is held for a person and never sent again: %s', async (_, error, why) => {
    const w = world();
    await w.add('Ann', 'Bo');
    w.platform(async ({ payload }) => {
      if (payload.firstName === 'Ann') throw error;
    });
    expect(await w.poll()).toBe('clear');
    expect(w.store.entries()).toMatchObject([{ state: 'held', note: why }]);
    w.platform(async () => undefined);
    w.clock.now += DAY;
    await w.poll();
    expect(w.delivered).toEqual(['Bo']);
    expect(JSON.stringify(w.said)).not.toMatch(/Ann|mail\.example|typed/);
  });

  it.each([
    ['no answer before the deadline', failure('timeout')],
    ['a line that broke', failure('broken')],
    ['an answer nobody can read', failure('shape', 200)],
  ])('is held for a person, and the rest is not tried in this poll: %s', async (_, error) => {
    const w = world();
    await w.add('Ann', 'Bo');
    w.platform(async ({ payload }) => {
      if (payload.firstName === 'Ann') throw error;
    });
    expect(await w.poll()).toBe('later');
    expect(w.delivered).toEqual([]);
    expect(w.store.entries()).toMatchObject([
      { state: 'held', note: 'unsure' },
      { state: 'waiting', tries: 0 },
    ]);
    expect(await w.poll()).toBe('clear');
    w.clock.now += DAY;
    await w.poll();
    expect(w.delivered).toEqual(['Bo']);
  });

  it('that causes a 500 does not block the rest, and is given up on after a while', async () => {
    const w = world();
    await w.add('Ann', 'Bo');
    w.platform(async ({ payload }) => {
      if (payload.firstName === 'Ann') throw failure('http', 500);
    });
    expect(await w.poll()).toBe('later');
    expect(w.delivered).toEqual(['Bo']);
    for (let i = 1; i < OUTBOX.maxTries; i += 1) await w.poll();
    expect(w.store.entries()).toMatchObject([{ state: 'waiting', tries: OUTBOX.maxTries }]);
    expect(await w.poll()).toBe('clear');
    expect(w.store.entries()).toMatchObject([{ state: 'held', note: 'gave-up' }]);
  });

  it('that cannot be read does not block the rest, and is given up on after a while', async () => {
    const w = world();
    await w.add('Ann', 'Bo');
    const { read } = w.store;
    const ann = w.cipher.idOf('Ann');
    Object.assign(w.store, {
      read: (entry: Parameters<typeof read>[0]) =>
        entry.id === ann ? Promise.reject(new Error('EACCES')) : read(entry),
    });
    expect(await w.poll()).toBe('later');
    expect(w.delivered).toEqual(['Bo']);
    for (let i = 1; i <= OUTBOX.maxTries; i += 1) await w.poll();
    expect(w.store.entries()).toMatchObject([{ state: 'held', note: 'gave-up' }]);
  });

  it('that crashes its gateway does not block the rest', async () => {
    const w = world();
    await w.add('Ann', 'Bo', 'Cy', 'Di');
    w.platform(async ({ payload }) => {
      if (payload.firstName === 'Ann' || payload.firstName === 'Bo') throw failure('http', 502);
    });
    for (let i = 0; i < 3; i += 1) expect(await w.poll()).toBe('later');
    expect(w.delivered).toEqual(['Cy', 'Di']);
    expect(w.store.entries()).toHaveLength(2);
  });

  it.each([
    ['taken', null, 'clear', []],
    ['in ambiguity', failure('timeout'), 'later', [{ state: 'held', note: 'unsure' }]],
  ])(
    'is not sent again if the store was unavailable for the result: %s',
    async (_, error, ends, left) => {
      const w = world();
      await w.add('Ann');
      let calls = 0;
      const { erase, change } = w.store;
      const away = () => Promise.reject(new Error('the store is away'));
      w.platform(async () => {
        calls += 1;
        Object.assign(w.store, { erase: away, change: away });
        if (error) throw error;
      });
      await expect(w.poll()).rejects.toThrow('away');
      await expect(w.poll()).rejects.toThrow('away');
      Object.assign(w.store, { erase, change });
      w.clock.now += 2 * OUTBOX.leaseMs;
      expect(await w.poll()).toBe(ends);
      expect(calls).toBe(1);
      expect(w.store.entries()).toMatchObject(left);
    },
  );

  it('and cannot be decrypted is held for a person', async () => {
    const w = world();
    const other = createOutbox({
      store: w.store,
      cipher: entryCipher(new Uint8Array(32).fill(9)),
      now: () => w.clock.now,
    });
    await other.add('x', queued());
    await w.poll();
    expect(w.store.entries()).toMatchObject([{ state: 'held', note: 'unreadable' }]);
  });

  const refused = async (names: readonly string[], eraseUnseenMs: number | null = null) => {
    const w = world(eraseUnseenMs);
    await w.add(...names);
    w.platform(async ({ payload }) => {
      throw failure('http', payload.firstName === 'Ann' ? 403 : 503);
    });
    await w.poll();
    return w;
  };
  const see = (w: ReturnType<typeof world>) =>
    Promise.all(
      w.store.entries().map((entry) => w.store.change(entry, { ...entry, seenAt: w.clock.now })),
    );

  it('is never erased before a person has seen it, held or not', async () => {
    const w = await refused(['Ann', 'Bo']);
    w.clock.now += 1_000 * DAY;
    await w.poll();
    expect(w.store.entries()).toMatchObject([{ state: 'held' }, { state: 'waiting' }]);
  });

  it('is erased 30 days after a person saw it, held or not, with a log line without names', async () => {
    const w = await refused(['Ann', 'Bo']);
    w.clock.now += 100 * DAY;
    await see(w);
    w.clock.now += 30 * DAY - 10_000;
    await w.poll();
    expect(w.store.entries()).toHaveLength(2);
    w.clock.now += 20_000;
    expect(await w.poll()).toBe('clear');
    expect(w.store.entries()).toEqual([]);
    expect(JSON.stringify(w.said)).toContain('too old, never handed over');
    expect(JSON.stringify(w.said)).not.toMatch(/Ann|Bo"|mail\.example/);
  });

  it('is erased unseen if the owner has set a limit', async () => {
    const w = await refused(['Ann', 'Bo'], 7 * DAY);
    w.clock.now += 7 * DAY - 10_000;
    await w.poll();
    expect(w.store.entries()).toHaveLength(2);
    w.clock.now += 20_000;
    await w.poll();
    expect(w.store.entries()).toEqual([]);
  });

  it('and was seen while it waited becomes unseen again once held', async () => {
    const w = world();
    await w.add('Ann');
    await see(w);
    w.platform(async () => {
      throw failure('http', 403);
    });
    await w.poll();
    expect(w.store.entries()).toEqual([expect.not.objectContaining({ seenAt: expect.anything() })]);
    w.clock.now += 31 * DAY;
    await w.poll();
    expect(w.store.entries()).toMatchObject([{ state: 'held' }]);
  });

  it('stays queued once the process is ending', async () => {
    const w = world();
    await w.add('Ann', 'Bo');
    w.platform(async () => {
      w.clock.isEnding = true;
    });
    await w.poll();
    expect(w.delivered).toEqual(['Ann']);
    expect(w.store.entries()).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('two workers of one outbox', () => {
  it('hand over each entry once', async () => {
    const w = world();
    await w.add('Ann', 'Bo', 'Cy', 'Di');
    w.platform(() => turns());
    await Promise.all([w.poll(), w.worker()()]);
    await w.poll();
    expect([...w.delivered].sort()).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
  });
});

describe('an entry that was being handed over', () => {
  it('is left to its worker until the lease expires, by the clock of the store', async () => {
    const w = world();
    await w.add('Ann');
    const [entry] = w.store.entries();
    if (!entry) throw new Error('nothing queued');
    await w.store.change(entry, { ...entry, state: 'sending', tries: 1, note: 'another-process' });
    expect(await w.poll()).toBe('later');
    w.clock.now += OUTBOX.leaseMs - 1;
    expect(await w.poll()).toBe('later');
    expect(w.delivered).toEqual([]);
    w.clock.now += 2;
    await w.poll();
    expect(w.delivered).toEqual(['Ann']);
  });

  it('is leased for longer than a hand-over can take', () => {
    expect(OUTBOX.leaseMs).toBeGreaterThan(PLATFORM.applyDeadlineMs + 5_000);
  });
});
