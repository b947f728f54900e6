import type { Application } from '@/lib/server/applications/applications';
import { submitApplication } from '@/lib/server/applications/applications';
import type { Database } from '@/lib/server/database/sql';
import { globals } from '@/server/process-globals.mjs';
import { PAYLOAD } from '@/__tests__/support/applicant';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { forget, restart, until } from '@/__tests__/support/doubles/fresh-process';
import { DATABASE_AWAY, describeDatabases } from '@/__tests__/support/databases';

const APPLICATION: Application = {
  payload: PAYLOAD,
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

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());

afterEach(() => {
  globals.values.delete('database');
  restart();
});

/** Sends it to an instance that remembers nothing by itself, as another process does. */
function submitTo(database: Database) {
  forget();
  globals.values.set('database', database);
  return submitApplication(APPLICATION);
}

it('an application whose database never answers is sent all the same, and waits for it once', async () => {
  platform.answer(json({ message: 'Thank you' }));
  const never = () => new Promise<never>(() => undefined);
  const hanging = { ...DATABASE_AWAY, sql: never, quick: never };
  expect(await submitTo(hanging)).toMatchObject({ kind: 'received', message: 'Thank you' });
});

describeDatabases('an application that reaches two instances (AP-09)', (open) => {
  it('is delivered once, and both answer with it and its receipt', async () => {
    let answer = () => {};
    platform.answer((response, heard) => {
      answer = () => json({ message: 'Thank you' })(response, heard);
    });
    const first = submitTo(open());
    await until(() => platform.heard.length === 1);
    const other = open();
    const quick = jest.fn(other.quick);
    const second = submitTo({ ...other, quick: quick as Database['quick'] });
    await until(() => quick.mock.calls.length > 4);
    answer();
    expect(await first).toMatchObject({ kind: 'received', status: 200, message: 'Thank you' });
    expect(await second).toEqual(await first);
    expect(await submitTo(open())).toEqual(await first);
    expect(platform.heard).toHaveLength(1);
  });
});
