import type { Application } from '@/lib/server/applications/applications';
import { submitApplication } from '@/lib/server/applications/applications';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import { globals } from '@/server/process-globals.mjs';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart, until } from '@/__tests__/support/doubles/fresh-process';
import { describeWithRedis } from '@/__tests__/support/doubles/with-redis';

const APPLICATION: Application = {
  payload: {
    firstName: 'Ada',
    lastName: 'Sample',
    email: 'ada@example.com',
    phone: '(515) 555-0100',
    receiveUpdates: true,
    hasResume: false,
  },
  resume: null,
  botCheck: {
    honeypotValue: '',
    formTimingMs: 4_200,
    v3Token: '',
    v2Token: '',
    action: 'job_application',
  },
  nonce: '0123456789abcdef0123456789abcdef',
};

describeWithRedis('an application that reaches two instances (AP-09)', (instances) => {
  let platform: FakePlatform;
  beforeAll(async () => {
    platform = await startFakePlatform();
  });
  afterEach(() => delete globals.redis);
  afterAll(() => platform.close());

  /** Sends it to an instance that remembers nothing by itself, as another process does. */
  function submitTo(redis: RedisLink) {
    restart();
    globals.values.delete('shared-replays');
    globals.redis = redis;
    return submitApplication(APPLICATION);
  }

  it('is delivered once, and both answer with it and its receipt', async () => {
    let answer = () => {};
    platform.answer((response, heard) => {
      answer = () => json({ message: 'Thank you' })(response, heard);
    });
    const first = submitTo(instances().first);
    await until(() => platform.heard.length === 1);
    const looks = jest.spyOn(instances().second, 'run');
    const second = submitTo(instances().second);
    await until(() => looks.mock.calls.length > 2);
    answer();
    expect(await first).toMatchObject({ kind: 'received', status: 200, message: 'Thank you' });
    expect(await second).toEqual(await first);
    expect(await submitTo(instances().second)).toEqual(await first);
    expect(platform.heard).toHaveLength(1);
  });
});
