import { readAtPace } from '@/lib/server/applications/body-reader';

const PACE = { deadlineMs: 10_000, paceMs: 1_000, paceBytes: 100 };

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
function readOn(body: ReadableStream<Uint8Array>) {
  const reader = readAtPace(body, PACE);
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

it('leaves no timer behind, and does not cancel a finished body', async () => {
  const cancelled = jest.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.close(),
    cancel: cancelled,
  });
  const reader = readAtPace(body, PACE);
  expect(await reader.read()).toBeNull();
  reader.close();
  expect(jest.getTimerCount()).toBe(0);
  expect(cancelled).not.toHaveBeenCalled();
});
