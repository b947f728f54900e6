import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { env } from '@/lib/config/env';
import { processWide } from './process-wide';

/** Where `scripts/request-guard.mjs` keeps the id of the request that is being answered. */
const REQUEST_IDS_KEY = Symbol.for('fernway.request-ids');

/** The id in each line that is written for a request; lines of the process itself have none. */
function ofRequest(): { requestId?: string } {
  const ids: AsyncLocalStorage<string> | undefined = Reflect.get(globalThis, REQUEST_IDS_KEY);
  const requestId = ids?.getStore();
  return requestId === undefined ? {} : { requestId };
}

/**
 * The process's log: one JSON object a line. Job ids, counts and error kinds may stand in it; names, addresses, numbers,
 * resumes and anything else of an applicant never.
 */
export function logger(): Logger {
  return processWide('log', () => pino({ level: env().logLevel, base: null, mixin: ofRequest }));
}
