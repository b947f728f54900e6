import { readBulk, writeBulk } from '@/lib/server/redis/bulk';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import { openRedisLink } from '@/lib/server/redis/redis-link';
import { logger } from '@/lib/server/process/log';
import { until } from '@/__tests__/support/doubles/fresh-process';
import type { RedisServer } from '@/__tests__/support/doubles/redis-server';
import { stopClock } from '@/__tests__/support/doubles/stopped-clock';
import { turns } from '@/__tests__/support/turns';
import { startRedis } from '@/__tests__/support/doubles/redis-server';
import { describeIfRedis } from '@/__tests__/support/doubles/with-redis';

const ping = (link: RedisLink) => link.run(({ text }) => text.ping());
/** Runs what must not depend on how busy the machine is: no command is ever late. */
async function withoutDeadlines(work: () => Promise<void>) {
  const clock = stopClock();
  await work().finally(clock.goOn);
}
const answers = (link: RedisLink) =>
  ping(link).then(
    () => true,
    () => false,
  );

describeIfRedis('the connection to Redis', () => {
  let redis: RedisServer;
  let link: RedisLink;
  let said: string[];

  beforeEach(async () => {
    said = [];
    for (const level of ['warn', 'info'] as const)
      jest
        .spyOn(logger(), level)
        .mockImplementation((...args) => void said.push(String(args.at(-1))));
    redis = await startRedis();
    link = await openRedisLink(redis.url);
  });
  afterEach(async () => {
    link.close();
    await redis.stop();
    jest.restoreAllMocks();
  });

  it('answers a command', async () => {
    await withoutDeadlines(async () => expect(await ping(link)).toBe('PONG'));
    expect(said).toEqual([]);
  });

  it('does not wait for a Redis that died, uses it again once it is back, and logs both once', async () => {
    await redis.kill();
    for (let i = 0; i < 5; i += 1) expect(await answers(link)).toBe(false);
    await redis.comeBack();
    await until(() => answers(link));
    expect(said).toEqual([
      'Redis is unavailable: this instance continues on its own',
      'Redis is back: the instances share again',
    ]);
  });

  it('waits briefly for a slow Redis, then not at all until it answers, and logs nothing', async () => {
    redis.hang();
    const clock = stopClock();
    const given: boolean[] = [];
    for (let n = 0; n < 2; n += 1) void answers(link).then((answer) => given.push(answer));
    clock.pass(249);
    await turns();
    const before = [...given];
    clock.pass(1);
    await turns();
    clock.goOn();
    expect([before, given]).toEqual([[], [false, false]]);
    for (let i = 0; i < 3; i += 1) await expect(ping(link)).rejects.toThrow('Redis is unavailable');
    redis.goOn();
    await until(() => answers(link));
    expect(said).toEqual([]);
  });

  it('gives up on one that keeps hanging, and finds it again', async () => {
    redis.hang();
    await answers(link);
    await until(() => said.length === 1);
    await expect(ping(link)).rejects.toThrow('Redis is unavailable');
    redis.goOn();
    await until(() => answers(link));
    expect(said).toHaveLength(2);
  });

  it('starts without Redis and uses it once it is up', async () => {
    await redis.kill();
    const other = await openRedisLink(redis.url);
    expect(await answers(other)).toBe(false);
    await redis.comeBack();
    await until(() => answers(other));
    other.close();
  });

  it('stays connected when Redis refuses a command, and logs each kind once', async () => {
    await withoutDeadlines(async () => {
      await link.run(({ text }) => text.set('word', 'x'));
      const wrong = () => link.run(({ text }) => text.lPush('word', 'y'));
      await expect(wrong()).rejects.toThrow('WRONGTYPE');
      await expect(wrong()).rejects.toThrow('WRONGTYPE');
      expect(await ping(link)).toBe('PONG');
    });
    expect(said).toEqual(['Redis refuses']);
  });

  it('stores large data in pieces, and reads it back whole', async () => {
    const large = Buffer.from(
      Array.from({ length: 60_000 }, (_, i) => `${i} ${Math.random()}`).join(),
    );
    await withoutDeadlines(async () => {
      await writeBulk(link, 'large', large, 60_000);
      expect((await readBulk(link, 'large'))?.equals(large)).toBe(true);
      expect(await readBulk(link, 'nothing')).toBeUndefined();
    });
  });
});
