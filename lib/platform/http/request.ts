import 'server-only';
import { env } from '@/lib/config/env';
import { PLATFORM } from '@/lib/config/limits';
import { count, observe } from '@/server/metrics.mjs';
import type { GuardedCall } from './breakers';
import { breakerFor } from './breakers';
import { kindOf, metClosedConnection } from './failure-kind';
import { PlatformError, isPlatformError } from './platform-error';
import { readJson } from './response-body';
import type { Drain } from '@/lib/platform/basics/json-list';
import { isErrorList, serverMessageOf, statusMeant } from '@/lib/platform/basics/server-message';

/** One call to the platform. */
export type PlatformCall = {
  readonly method?: 'GET' | 'POST';
  /** Path under the base address, e.g. '/cerebralstaffing'. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** When to give up, even on the body's last byte. Two calls that together make one answer share it. */
  readonly deadline: AbortSignal;
  /** The breaker the call goes through; without one it is always sent. */
  readonly guard?: GuardedCall;
  /** Largest answer accepted, in bytes after decompression. */
  readonly maxBytes?: number;
  /** Called for every chunk of the answer. */
  readonly heard?: () => void;
  /** Consumes the records of a long list as they arrive; the body holds the rest. A list of errors is shorter than a batch. */
  readonly drain?: Drain;
  /** The text of section 8 for a failure. */
  readonly failure: string;
  /** A 404 from the service itself means 'none'; one for a wrong address (HTML, a list of errors) remains a failure. */
  readonly notFoundIsNone?: boolean;
};

/** An answer whose body could be read as JSON. */
export type PlatformAnswer = { readonly status: number; readonly body: unknown };

/**
 * Sends a call and reads its answer as JSON of any shape.
 * @throws PlatformError for everything else, including an error status and a list of errors; of kind 'open' if its breaker kept it
 * from being sent.
 */
export async function ask(call: PlatformCall): Promise<PlatformAnswer> {
  const name = { call: call.guard ?? 'list' };
  const send = () => timed(name, exchange(call));
  try {
    return await (call.guard === undefined ? send() : breakerFor(call.guard)(send));
  } catch (cause) {
    const failure = failureOf(call, cause, null);
    count('site_platform_failures_total', { ...name, kind: failure.kind });
    throw failure;
  }
}

/** Counts a sent call and measures its duration. */
function timed<T>(name: { readonly call: string }, exchange: Promise<T>): Promise<T> {
  const began = performance.now();
  count('site_platform_calls_total', name);
  return exchange.finally(() =>
    observe('site_platform_call_duration_seconds', name, (performance.now() - began) / 1_000),
  );
}

async function exchange(call: PlatformCall): Promise<PlatformAnswer> {
  const response = await send(call);
  const { value: body, markup } = await readJson(
    response,
    call.maxBytes ?? PLATFORM.answerMaxBytes,
    call.heard,
    call.drain,
  ).catch((cause: unknown) => {
    throw failureOf(call, cause, response.status);
  });
  const status = statusMeant(body, response.status);
  const serverMessage = body === undefined ? null : serverMessageOf(body, status);
  if (status === 404 && call.notFoundIsNone && !isErrorList(body) && markup === null) {
    return { status, body: null };
  }
  // A redirect is not followed: applicants' data goes to the configured address or nowhere.
  if (!response.ok) throw new PlatformError(call.failure, { kind: 'http', status, serverMessage });
  if (isErrorList(body)) {
    throw new PlatformError(call.failure, { kind: 'http', status, serverMessage });
  }
  if (body === undefined) {
    throw new PlatformError(call.failure, { kind: markup === 'page' ? 'page' : 'shape', status });
  }
  return { status, body };
}

/** Sends a call; a GET that met a closed connection once more, on another one. */
async function send(call: PlatformCall): Promise<Response> {
  const isRepeatable = (call.method ?? 'GET') === 'GET';
  try {
    return await fetchOnce(call).catch((cause: unknown) => {
      if (isRepeatable && metClosedConnection(cause)) return fetchOnce(call);
      throw cause;
    });
  } catch (cause) {
    throw failureOf(call, cause, null);
  }
}

function fetchOnce(call: PlatformCall): Promise<Response> {
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  return fetch(`${env().staffingApiBaseUrl}${call.path}${query}`, {
    method: call.method ?? 'GET',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    cache: 'no-store',
    redirect: 'manual',
    signal: call.deadline,
  });
}

function failureOf(call: PlatformCall, cause: unknown, status: number | null): PlatformError {
  if (isPlatformError(cause)) return cause.withMessage(call.failure);
  return new PlatformError(call.failure, { kind: kindOf(cause, status), status, cause });
}
