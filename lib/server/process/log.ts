import 'server-only';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { env } from '@/lib/config/env';
import { globals } from '@/scripts/server/process-globals.mjs';
import { processWide } from './process-wide';

/** The id in each line that is written for a request; lines of the process itself have none. */
function ofRequest(): { requestId?: string } {
  const requestId = globals.requestIds?.getStore();
  return requestId === undefined ? {} : { requestId };
}

/**
 * The process's log: one JSON object a line. Job ids, counts and error kinds may stand in it; names, addresses, numbers,
 * resumes and anything else of an applicant never.
 */
export function logger(): Logger {
  return processWide('log', () => pino({ level: env().logLevel, base: null, mixin: ofRequest }));
}
