import type { ApplicationOutcome } from '@/lib/server/outbox/application-outcome';
import { createSharedReplays } from '@/lib/server/applications/shared-replays';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { describeWithRedis, REDIS_AWAY } from '@/__tests__/support/doubles/with-redis';

const outcome = (kind: ApplicationOutcome['kind']): ApplicationOutcome => ({
  kind,
  status: 200,
  message: `Thank you, Jo Whitfield: ${kind}`,
});
const answering = (kind: ApplicationOutcome['kind']) => jest.fn(async () => outcome(kind));
const never = () => new Promise<ApplicationOutcome>(() => undefined);

describeWithRedis('an application sent to two instances (AP-09)', (instances) => {
  const both = () =>
    [createSharedReplays(instances().first), createSharedReplays(instances().second)] as const;

  it.each(['received', 'unconfirmed', 'queued', 'failed'] as const)(
    'is sent once while the first is being sent, and both get the result: %s',
    async (kind) => {
      const [first, second] = both();
      const again = answering('received');
      let finish: (outcome: ApplicationOutcome) => void = () => undefined;
      const slow = jest.fn(() => new Promise<ApplicationOutcome>((resolve) => (finish = resolve)));
      const sent = first('key', slow);
      await until(() => slow.mock.calls.length === 1);
      const looks = jest.spyOn(instances().second, 'run');
      const duplicate = second('key', again);
      await until(() => looks.mock.calls.length > 2);
      finish(outcome(kind));
      expect(await duplicate).toEqual(outcome(kind));
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
    const again = answering('received');
    await first('key', answering(kind));
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
    const sending = jest.fn(never);
    void dying('key', sending);
    await until(() => sending.mock.calls.length === 1);
    expect(await second('key', answering('received'))).toEqual(outcome('received'));
  });

  it('with other content is a separate application', async () => {
    const [first, second] = both();
    const other = answering('received');
    await first('key', answering('received'));
    await second('other', other);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('is sent by each while Redis is unavailable', async () => {
    const send = answering('received');
    expect(await createSharedReplays(REDIS_AWAY)('key', send)).toEqual(outcome('received'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing readable in Redis', async () => {
    await both()[0]('key', answering('received'));
    const { first } = instances();
    const keys = await first.run(({ text }) => text.keys('*'));
    const values = await Promise.all(
      keys.map((key) => first.run(({ text }) => text.get(key.replace('fernway:', '')))),
    );
    expect(values).toHaveLength(1);
    expect(`${keys.join()} ${values.join()}`).not.toMatch(/Whitfield|Thank|received/);
  });
});
