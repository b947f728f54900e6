import 'server-only';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { env } from '@/lib/config/env';
import { processWide } from './process-wide';

/**
 * The process's log: one JSON object a line. Job ids, counts and error kinds may stand in it; names, addresses, numbers,
 * resumes and anything else of an applicant never.
 */
export function logger(): Logger {
  return processWide('log', () => pino({ level: env().logLevel, base: null }));
}
