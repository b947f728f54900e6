import { AsyncLocalStorage } from 'node:async_hooks';
import type * as Pino from 'pino';
import { onRequestError } from '@/instrumentation';
import { logger } from '@/lib/server/process/log';
import { globals } from '@/server/process-globals.mjs';

const written: string[] = [];
jest.mock('pino', () => {
  const { pino } = jest.requireActual<typeof Pino>('pino');
  const keep = { write: (line: string) => void written.push(line) };
  return { pino: (options: Pino.LoggerOptions) => pino(options, keep) };
});
beforeEach(() => (written.length = 0));
const lines = () => written.map((line) => JSON.parse(line) as unknown);

const ids = new AsyncLocalStorage<string>();
beforeAll(() => {
  process.env.NEXT_RUNTIME = 'nodejs';
  process.env.LOG_LEVEL = 'info';
  globals.requestIds = ids;
});
afterAll(() => {
  delete process.env.NEXT_RUNTIME;
  delete globals.requestIds;
});

const ROUTE = '/reference/[id]';
const CONTEXT = {
  routerKind: 'App Router',
  routePath: ROUTE,
  routeType: 'render',
  renderSource: 'server-rendering',
  revalidateReason: undefined,
} as const;

it('an error of a request is logged as one line with the request’s id, and no personal data', async () => {
  const error = Object.assign(new TypeError('no Whitfield'), { digest: '42' });
  const request = { path: '/reference?id=canary-7', method: 'GET', headers: { cookie: 'canary' } };
  await ids.run('the-request', () => onRequestError(error, request, CONTEXT));
  expect(lines()).toEqual([
    {
      level: 50,
      time: expect.any(Number) as number,
      requestId: 'the-request',
      route: ROUTE,
      error: 'TypeError',
      digest: '42',
      msg: 'request failed',
    },
  ]);
});

it('a line of the process itself has no id', () => {
  logger().info('started');
  expect(lines()).toEqual([{ level: 30, time: expect.any(Number) as number, msg: 'started' }]);
});
