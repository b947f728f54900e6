import { readAtPace } from '@/lib/server/applications/body-reader';

const PACE = {
  deadlineMs: 10_000,
  paceMs: 1_000,
  paceBytes: 100,
  lookMs: 500,
  graceMs: 4_000,
  wantedGraceMs: 1_000,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A body that endlessly sends `bytes` bytes every `everyMs` milliseconds. */
function bodyOf(bytes: number, everyMs: number) {
  let timer: ReturnType<typeof setInterval>;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array(bytes)), everyMs);
    },
    cancel: () => clearInterval(timer),
  });
}

/** Reads until it fails. @returns how many chunks arrived before the read was aborted, and why. */
function readOn(body: ReadableStream<Uint8Array>, bytes = 0, isWanted = () => false) {
  const reader = readAtPace(body, { bytes, isWanted }, PACE);
  const seen = { chunks: 0, end: null as unknown };
  const read = async () => {
    for (;;) {
      await reader.read();
      seen.chunks += 1;
    }
  };
  read().catch((error: unknown) => (seen.end = error));
  return seen;
}

it.each([
  ['silence', 1, 100_000],
  ['a byte every now and then', 1, 100],
])('%s is aborted after the first step', async (_, bytes, everyMs) => {
  const seen = readOn(bodyOf(bytes, everyMs));
  await jest.advanceTimersByTimeAsync(PACE.paceMs - 1);
  expect(seen.end).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.end).toMatchObject({ name: 'TimeoutError' });
});

it('a body that stops later is aborted too', async () => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const seen = readOn(
    new ReadableStream({
      start(controller) {
        timer = setInterval(() => controller.enqueue(new Uint8Array(50)), 300);
        setTimeout(() => clearInterval(timer), 2_500);
      },
    }),
  );
  await jest.advanceTimersByTimeAsync(3_500);
  expect(seen.end).toBeNull();
  await jest.advanceTimersByTimeAsync(500);
  expect(seen.end).toMatchObject({ name: 'TimeoutError' });
});

it('a body at a good pace is read until its deadline, and no longer', async () => {
  const seen = readOn(bodyOf(50, 300));
  await jest.advanceTimersByTimeAsync(9_950);
  expect(seen).toEqual({ chunks: 33, end: null });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen.chunks).toBe(33);
  expect(seen.end).toMatchObject({ name: 'TimeoutError' });
});

describe('a body that announces 10,000 bytes, for ten seconds', () => {
  const LENGTH = 10_000;

  it('is read at the pace that it needs, and at twice that after a pause, whether others wait or not', async () => {
    for (const isWanted of [() => false, () => true]) {
      const seen = readOn(bodyOf(100, 99), LENGTH, isWanted);
      let sent = 0;
      const late = new ReadableStream<Uint8Array>({
        start: (controller) =>
          void setTimeout(() => {
            setInterval(() => (sent += 1) && controller.enqueue(new Uint8Array(100)), 49);
          }, 900),
      });
      const seenLate = readOn(late, LENGTH, isWanted);
      await jest.advanceTimersByTimeAsync(6_000);
      expect([seen.end, seenLate.end]).toEqual([null, null]);
      jest.clearAllTimers();
    }
  });

  it('is given up at a tenth of that pace: soon if others wait, else after a while', async () => {
    const alone = readOn(bodyOf(110, 990), LENGTH);
    const wanted = readOn(bodyOf(110, 990), LENGTH, () => true);
    await jest.advanceTimersByTimeAsync(1_999);
    expect([alone.end, wanted.end]).toEqual(
      [null, { name: 'TimeoutError' }].map((end) => end && expect.objectContaining(end)),
    );
    await jest.advanceTimersByTimeAsync(2_000);
    expect(alone.end).toBeNull();
    await jest.advanceTimersByTimeAsync(2_001);
    expect(alone.end).toMatchObject({ name: 'TimeoutError' });
  });

  it('is given up as soon as others begin to wait', async () => {
    let others = false;
    const seen = readOn(bodyOf(110, 990), LENGTH, () => others);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(seen.end).toBeNull();
    others = true;
    await jest.advanceTimersByTimeAsync(PACE.lookMs);
    expect(seen.end).toMatchObject({ name: 'TimeoutError' });
  });
});

it('leaves no timer behind, and does not cancel a finished body', async () => {
  const cancelled = jest.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.close(),
    cancel: cancelled,
  });
  const reader = readAtPace(body, { bytes: 0, isWanted: () => false }, PACE);
  expect(await reader.read()).toBeNull();
  reader.close();
  expect(jest.getTimerCount()).toBe(0);
  expect(cancelled).not.toHaveBeenCalled();
});
