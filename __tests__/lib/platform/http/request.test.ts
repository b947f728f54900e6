import { createServer, type AddressInfo, type Socket } from 'node:net';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import { ask } from '@/lib/platform/http/request';
import { metricsText } from '@/server/metrics.mjs';
import { globals } from '@/server/process-globals.mjs';
import { turns } from '@/__tests__/support/turns';

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n[]';

/** What happens to each request that arrives on a connection, in turn; the last is for all that follow. */
type OnConnection = readonly ('answer' | 'close' | 'reset')[];

/** The requests that arrived, each as its connection's number. */
const heard: number[] = [];
let connections: readonly OnConnection[] = [];
let opened = 0;
const sockets = new Set<Socket>();

const server = createServer((socket) => {
  const mine = connections[Math.min(opened, connections.length - 1)] ?? [];
  const number = (opened += 1);
  let turn = 0;
  sockets.add(socket);
  socket.on('error', () => {});
  socket.on('data', () => {
    heard.push(number);
    const what = mine[Math.min(turn, mine.length - 1)];
    turn += 1;
    if (what === 'answer') socket.write(ANSWER);
    if (what === 'close') socket.end();
    if (what === 'reset') socket.resetAndDestroy();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.STAFFING_API_BASE_URL = `http://127.0.0.1:${port}/services/apexrest`;
});
afterAll(() => {
  sockets.forEach((socket) => socket.destroy());
  server.close();
});

const send = (method?: 'POST') =>
  ask({
    path: '/x',
    deadline: AbortSignal.timeout(5_000),
    failure: 'Failed',
    ...(method && { method, body: {} }),
  }).then(
    ({ status }) => status,
    (error: unknown) => (isPlatformError(error) ? error.kind : error),
  );

/** What the platform does from now on, with no connection left of the test before. */
async function begin(...onConnections: readonly OnConnection[]): Promise<void> {
  sockets.forEach((socket) => socket.destroy());
  sockets.clear();
  await turns();
  connections = onConnections;
  [opened, heard.length] = [0, 0];
}

/** Sends a first request, and another one on the same connection. */
async function sendTwo(method?: 'POST') {
  expect(await send()).toBe(200);
  // The client gives a connection back one turn after its answer.
  await turns();
  return send(method);
}

describe('a connection that the platform has just closed', () => {
  it.each(['close', 'reset'] as const)('costs a GET nothing: %s', async (how) => {
    await begin(['answer', how], ['answer']);
    expect(await sendTwo()).toBe(200);
    expect(heard).toEqual([1, 1, 2]);
  });

  it('is not tried a third time', async () => {
    await begin(['answer', 'close'], ['close']);
    expect(await sendTwo()).toBe('broken');
    expect(heard).toEqual([1, 1, 2]);
  });

  it('fails an application, which may have been received', async () => {
    await begin(['answer', 'close'], ['answer']);
    expect(await sendTwo('POST')).toBe('broken');
    expect(heard).toEqual([1, 1]);
  });
});

it('a platform that closes a new connection is not asked again', async () => {
  await begin(['close']);
  expect(await send()).toBe('broken');
  expect(heard).toEqual([1]);
});

it('counts a failed call by its kind', async () => {
  globals.metrics.clear();
  await begin(['close']);
  const kind = await send();
  expect(metricsText()).toContain(
    `site_platform_failures_total{call="list",kind="${String(kind)}"} 1\n`,
  );
});
