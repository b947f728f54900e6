import type { ApplicationOutcome } from '@/lib/server/outbox/application-outcome';
import { createReplays } from '@/lib/server/applications/application-replays';

const outcome = (kind: ApplicationOutcome['kind']) => ({ kind, status: 200, message: kind });
const sending = (kind: ApplicationOutcome['kind']) => jest.fn(async () => outcome(kind));

describe('an application sent twice (AP-09)', () => {
  it('is sent once while the first is still being sent', async () => {
    const replays = createReplays();
    let answer: (value: ApplicationOutcome) => void = () => undefined;
    const first = replays('key', () => new Promise((resolve) => (answer = resolve)));
    const again = sending('received');
    const second = replays('key', again);
    answer(outcome('received'));
    expect(await second).toBe(await first);
    expect(again).not.toHaveBeenCalled();
  });

  it.each([
    ['received', 1],
    ['unconfirmed', 1],
    ['failed', 2],
  ] as const)('after an answer of kind %s it is sent %d time(s)', async (kind, times) => {
    const replays = createReplays();
    const send = sending(kind);
    await replays('key', send);
    await replays('key', send);
    expect(send).toHaveBeenCalledTimes(times);
  });

  it('is a new application with another key', async () => {
    const replays = createReplays();
    const send = sending('received');
    await replays('one', send);
    await replays('two', send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is forgotten after ten minutes', async () => {
    let now = 1_000;
    const replays = createReplays({ now: () => now });
    const send = sending('received');
    await replays('key', send);
    now += 10 * 60 * 1_000;
    await replays('key', send);
    expect(send).toHaveBeenCalledTimes(1);
    now += 1;
    await replays('key', send);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
