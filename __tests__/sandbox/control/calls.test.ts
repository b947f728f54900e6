import { APPLICATION, REST, sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await sandboxForTest({ jobs: 2 });
});
afterAll(() => sandbox.remove());

it('counts and lists the calls received, without bodies', async () => {
  await sandbox.post('/__faults', { match: 'candidatereferencestatus', status: 500 });
  await sandbox.get('/');
  await sandbox.get(`${REST}/cerebralstaffing?Job_Type=Clinical`);
  await sandbox.get(`${REST}/cerebralstaffing?Job_Type=Clinical`);
  await fetch(`${sandbox.url}${REST}/candidatereferencestatus?id=c&_t=5`, {
    headers: { 'cache-control': 'no-cache', cookie: 'secret=1' },
  });
  await sandbox.post(`${REST}/jobportal/v1/apply`, { applicationData: APPLICATION });

  const text = await (await sandbox.get('/__calls')).text();
  expect(text).not.toContain(APPLICATION.email);
  expect(text).not.toContain('secret');
  const noted: { calls: unknown[] } = JSON.parse(text);
  expect(noted).toMatchObject({
    total: 4,
    counts: {
      [`GET ${REST}/cerebralstaffing`]: 2,
      [`GET ${REST}/candidatereferencestatus`]: 1,
      [`POST ${REST}/jobportal/v1/apply`]: 1,
    },
  });
  expect(noted.calls[2]).toMatchObject({
    method: 'GET',
    path: `${REST}/candidatereferencestatus`,
    query: { id: 'c', _t: '5' },
    headers: { 'cache-control': 'no-cache' },
    fault: 1,
  });

  await sandbox.clear('/__calls');
  expect(await (await sandbox.get('/__calls')).json()).toEqual({ total: 0, counts: {}, calls: [] });
});
