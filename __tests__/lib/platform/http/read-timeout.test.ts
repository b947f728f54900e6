import { createReadTimeout, deadlineAfter } from '@/lib/platform/http/read-timeout';
import { stopClock } from '@/__tests__/support/doubles/stopped-clock';
import { turns } from '@/__tests__/support/turns';

it('a process that is busy for longer than a deadline still sends, and hears the answer', async () => {
  const [short, long] = [
    deadlineAfter(100),
    createReadTimeout({ silenceMs: 100, wholeMs: 1_000 }).signal,
  ];
  const until = performance.now() + 300;
  while (performance.now() < until);
  await turns(2);
  expect([short.aborted, long.aborted]).toEqual([false, false]);
});

it('aborts after a silence, and after the whole time', () => {
  const clock = stopClock();
  const { signal, heard } = createReadTimeout({ silenceMs: 100, wholeMs: 1_000 });
  clock.pass(99);
  heard();
  clock.pass(99);
  expect(signal.aborted).toBe(false);
  clock.pass(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  const whole = createReadTimeout({ silenceMs: 100, wholeMs: 1_000 });
  for (let n = 0; n < 19; n += 1) {
    clock.pass(50);
    whole.heard();
  }
  expect(whole.signal.aborted).toBe(false);
  clock.pass(50);
  expect(whole.signal.aborted).toBe(true);
  clock.goOn();
});
