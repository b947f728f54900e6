import type { ApplicationOutcome } from '@/lib/server/outbox/application-outcome';
import { createSharedReplays } from '@/lib/server/applications/shared-replays';
import { describeWithRedis, REDIS_AWAY } from '@/__tests__/support/doubles/with-redis';

const outcome = (kind: ApplicationOutcome['kind']): ApplicationOutcome => ({
  kind,
  status: 200,
  message: `Thank you, Jo Whitfield: ${kind}`,
});
const after = (ms: number, kind: ApplicationOutcome['kind']) =>
  jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return outcome(kind);
  });

describeWithRedis('an application sent to two instances (AP-09)', (instances) => {
  const both = () =>
    [createSharedReplays(instances().first), createSharedReplays(instances().second)] as const;

  it.each(['received', 'unconfirmed', 'queued', 'failed'] as const)(
    'is sent once while the first is being sent, and both get the result: %s',
    async (kind) => {
      const [first, second] = both();
      const again = after(0, 'received');
      const sent = first('key', after(600, kind));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await second('key', again)).toEqual(outcome(kind));
      expect(await sent).toEqual(outcome(kind));
      expect(again).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['received', 0],
    ['unconfirmed', 0],
    ['queued', 0],
    ['failed', 1],
  ] as const)('once it is %s, a duplicate sends it again %i time(s)', async (kind, times) => {
    const [first, second] = both();
    const again = after(0, 'received');
    await first('key', after(0, kind));
    await second('key', again);
    expect(again).toHaveBeenCalledTimes(times);
  });

  it('is sent by the second when the first dies while sending', async () => {
    const [, second] = both();
    const dying = createSharedReplays({
      ...instances().first,
      // Takes the lease on the key and never renews it.
      run: (...call) => instances().first.run(...call),
    });
    jest.spyOn(global, 'setInterval').mockReturnValueOnce(0 as never);
    void dying('key', () => new Promise(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await second('key', after(0, 'received'))).toEqual(outcome('received'));
  });

  it('with other content is a separate application', async () => {
    const [first, second] = both();
    const other = after(0, 'received');
    await first('key', after(0, 'received'));
    await second('other', other);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('is sent by each while Redis is unavailable', async () => {
    const send = after(0, 'received');
    expect(await createSharedReplays(REDIS_AWAY)('key', send)).toEqual(outcome('received'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing readable in Redis', async () => {
    await both()[0]('key', after(0, 'received'));
    const { first } = instances();
    const keys = await first.run(({ text }) => text.keys('*'));
    const values = await Promise.all(
      keys.map((key) => first.run(({ text }) => text.get(key.replace('fernway:', '')))),
    );
    expect(values).toHaveLength(1);
    expect(`${keys.join()} ${values.join()}`).not.toMatch(/Whitfield|Thank|received/);
  });
});
