import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createCalls } from '@/sandbox/control/calls';
import type { Calls } from '@/sandbox/control/calls';
import { applyFault, createFaults, isWhole } from '@/sandbox/control/faults';
import type { Fault, Faults } from '@/sandbox/control/faults';
import { createJobs } from '@/sandbox/control/jobs';
import { CORS_HEADERS, EMAIL_PATH, emailRoutes } from '@/sandbox/email/routes';
import { hostedRoutes } from '@/sandbox/hosted/routes';
import { text } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import { readBody } from '@/sandbox/http/request';
import { dispatch } from '@/sandbox/http/route';
import type { Route } from '@/sandbox/http/route';
import { send, sendHalf } from '@/sandbox/http/send';
import { openInbox } from '@/sandbox/inbox/inbox';
import { inboxRoutes } from '@/sandbox/inbox/routes';
import { searchEngineRoutes } from '@/sandbox/search-engines/routes';
import { pushRoutes } from '@/sandbox/push/routes';
import { methodNotAllowed, notFound, platformError } from '@/sandbox/platform/errors';
import { PLATFORM_PATH, platformRoutes } from '@/sandbox/platform/routes';

export type SandboxOptions = {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Folder for what must survive a restart. */
  readonly dataDir: string;
  /** Exactly this many jobs; omitted or null: about 400, including awkward records. */
  readonly jobs?: number | null;
};

export type Sandbox = {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly jobs: number;
  readonly close: () => Promise<void>;
};

type Parts = { readonly routes: readonly Route[]; readonly faults: Faults; readonly calls: Calls };

async function usualAnswer(routes: readonly Route[], message: IncomingMessage, url: URL) {
  const method = message.method ?? 'GET';
  const body = await readBody(message);
  if (body === null) {
    return platformError(413, 'REQUEST_TOO_LARGE', 'The body is larger than 20 MB');
  }
  const found = dispatch(routes, {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body,
  });
  if (found === 'path') return notFound();
  return found === 'method' ? methodNotAllowed(method) : found;
}

async function answerTo(parts: Parts, fault: Fault | null, message: IncomingMessage, url: URL) {
  try {
    if (fault && isWhole(fault)) {
      await readBody(message);
      return applyFault(fault, text(''));
    }
    const usual = await usualAnswer(parts.routes, message, url);
    return fault ? applyFault(fault, usual) : usual;
  } catch (error) {
    console.error('The sandbox could not answer:', error);
    return platformError(500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred');
  }
}

const withCors = (answer: Answer, path: string): Answer =>
  path.startsWith(EMAIL_PATH)
    ? { ...answer, headers: { ...answer.headers, ...CORS_HEADERS } }
    : answer;

async function handle(parts: Parts, message: IncomingMessage, response: ServerResponse) {
  const method = message.method ?? 'GET';
  const target = message.url ?? '/';
  const url = new URL(`http://sandbox${target.startsWith('/') ? target : '/'}`);
  const fault = target.startsWith('/__') ? null : parts.faults.take(`${method} ${target}`);
  if (target.startsWith(PLATFORM_PATH) || target.startsWith(EMAIL_PATH)) {
    parts.calls.note({
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: message.headers,
      fault: fault?.id ?? null,
    });
  }
  if (fault?.refuse) return void message.socket.destroy();
  if (fault?.hang) return void message.resume();
  const answer = withCors(await answerTo(parts, fault, message, url), url.pathname);
  if (fault?.delayMs) await wait(fault.delayMs, undefined, { ref: false });
  if (response.destroyed) return;
  if (fault?.stall) return sendHalf(response, answer, () => undefined);
  // A feed cut in the middle: the connection breaks.
  if (fault?.cut) return sendHalf(response, answer, () => response.destroy());
  await send(response, answer);
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * The staffing platform in a box: job calls, applications with an inbox, mail, hosted forms, and faults on request.
 * @throws Error with `code` EADDRINUSE when the port is taken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const inbox = await openInbox(options.dataDir);
  const jobs = createJobs(options.jobs ?? null);
  const faults = createFaults();
  const calls = createCalls();
  const routes = [
    ...platformRoutes(jobs, inbox.addApplication),
    ...emailRoutes(inbox),
    ...inboxRoutes(inbox, jobs),
    ...hostedRoutes(),
    ...searchEngineRoutes(),
    ...pushRoutes(),
    ...faults.routes,
    ...calls.routes,
    ...jobs.routes,
  ];
  const parts = { routes, faults, calls };
  const server = createServer((message, response) => {
    handle(parts, message, response).catch(() => response.destroy());
  });
  const host = options.host ?? '127.0.0.1';
  // Longer than any client keeps an idle connection: none sends a request on one that is just being closed.
  server.keepAliveTimeout = 60_000;
  const port = await listen(server, options.port ?? 0, host);
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${shownHost}:${port}`, jobs: jobs.size(), close: () => stop(server) };
}
