import { REST, sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { turns } from '@/__tests__/support/turns';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await sandboxForTest({ jobs: 40 });
});
afterAll(() => sandbox.remove());
afterEach(() => sandbox.clear('/__faults'));

const LIST = `${REST}/cerebralstaffing?Job_Type=Clinical`;
const order = (fault: Record<string, unknown>) =>
  sandbox.post('/__faults', { match: 'Job_Type=Clinical', ...fault });
const getList = (signal: AbortSignal | null = null) => fetch(`${sandbox.url}${LIST}`, { signal });
/** Whether the client that met a fault of one time still waits when another, who asked later for the same, has its answer. */
async function isLeftWaiting(promise: Promise<unknown>): Promise<boolean> {
  let isWaiting = true;
  const end = () => void (isWaiting = false);
  promise.then(end, end);
  await until(async () => (await (await sandbox.get('/__faults')).text()).includes('"used":1'));
  expect(await (await getList()).json()).toHaveLength(40);
  await turns();
  return isWaiting;
}

it('answers with the ordered status, headers and text', async () => {
  await order({
    status: 200,
    body: '<html>maintenance</html>',
    headers: { 'Content-Type': 'text/html', 'Retry-After': '7' },
  });
  const answer = await getList();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(answer.headers.get('retry-after')).toBe('7');
  expect(await answer.text()).toBe('<html>maintenance</html>');
});

it.each([
  ['a list', []],
  ['null', null],
  ['an object', { message: 'no' }],
])('answers with %s as JSON', async (_, body) => {
  await order({ body });
  const answer = await getList();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(body);
});

it('answers a bare status with an empty body', async () => {
  await order({ status: 503 });
  const answer = await getList();
  expect([answer.status, await answer.text()]).toEqual([503, '']);
});

it('applies as often as ordered, then no more', async () => {
  await order({ status: 500, times: 2 });
  const statuses = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await getList()).status);
  expect(statuses).toEqual([500, 500, 200]);
  expect(await (await sandbox.get('/__faults')).json()).toEqual([
    expect.objectContaining({ match: 'Job_Type=Clinical', times: 2, used: 2 }),
  ]);
});

it('delays the usual answer', async () => {
  await order({ delayMs: 60_000, times: 1 });
  const called = new AbortController();
  const late = getList(called.signal);
  expect(await isLeftWaiting(late)).toBe(true);
  called.abort();
  await expect(late).rejects.toThrow();
  await sandbox.clear('/__faults');
  await order({ delayMs: 1 });
  expect(await (await getList()).json()).toHaveLength(40);
});

it('cuts off the usual body in the middle', async () => {
  await order({ cut: true });
  const answer = await getList();
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

it('sends half of the usual body and stalls if ordered', async () => {
  await order({ stall: true, times: 1 });
  const client = new AbortController();
  const answer = await getList(client.signal);
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(10_000);
  const text = answer.text();
  expect(await isLeftWaiting(text)).toBe(true);
  client.abort();
  await expect(text).rejects.toThrow(/aborted/i);
});

it('sends a small body that unpacks to the ordered number of megabytes', async () => {
  await order({ bombMb: 20 });
  const answer = await getList();
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(100_000);
  expect((await answer.arrayBuffer()).byteLength).toBe(20 * 1024 * 1024 + 1);
});

it('never answers if ordered to hang', async () => {
  await order({ hang: true, times: 1 });
  const client = new AbortController();
  const answer = getList(client.signal);
  expect(await isLeftWaiting(answer)).toBe(true);
  client.abort();
  await expect(answer).rejects.toThrow(/aborted/i);
});

it('breaks the connection at once if ordered to refuse', async () => {
  await order({ refuse: true });
  await expect(getList()).rejects.toThrow('fetch failed');
});

it.each([
  ['a part of the path', '/referencestatus'],
  ['the method', 'GET /services'],
  ['a path of several segments', '/services/apexrest/referencestatus'],
  ['a pattern', '/reference.*id=r-\\d/'],
  ['a pattern with flags', '/REFERENCESTATUS/i'],
])('matches by %s and leaves other calls alone', async (_, match) => {
  await order({ match, status: 502 });
  expect((await sandbox.get(`${REST}/referencestatus?id=r-1`)).status).toBe(502);
  expect((await sandbox.post(`${REST}/jobportal/v1/apply`, {})).status).toBe(400);
});

it('does not affect its own control calls', async () => {
  await order({ match: '', status: 500 });
  expect((await sandbox.get('/__faults')).status).toBe(200);
  expect((await sandbox.clear('/__faults')).status).toBe(200);
  expect((await getList()).status).toBe(200);
});

it.each([
  ['no match', {}],
  ['a broken pattern', { match: '/(/' }],
])('refuses an order with %s', async (_, body) => {
  expect((await sandbox.post('/__faults', body)).status).toBe(400);
});
