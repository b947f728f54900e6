import 'server-only';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { env } from '@/lib/config/env';
import { globals } from '@/server/process-globals.mjs';
import { processWide } from './process-wide';

/** The request id for each line written during a request; lines of the process itself have none. */
function ofRequest(): { requestId?: string } {
  const requestId = globals.requestIds?.getStore();
  return requestId === undefined ? {} : { requestId };
}

/**
 * The process's log: one JSON object per line. It may contain job ids, counts and error kinds; never names, addresses, numbers,
 * resumes or anything else about an applicant.
 */
export function logger(): Logger {
  return processWide('log', () => pino({ level: env().logLevel, base: null, mixin: ofRequest }));
}
