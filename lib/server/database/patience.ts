import 'server-only';
import { within } from '@/lib/server/process/within';
import { STATEMENT_MS } from './sql';

/** Waits for work that has begun; rejects once a person has waited long enough. The work goes on. */
export type Patience = <T>(work: Promise<T>) => Promise<T>;

/** Of one person: what they wait for, one thing after the other, has two seconds in all, however many statements it takes. */
export function createPatience(ms: number = STATEMENT_MS): Patience {
  let leftMs = ms;
  return async (work) => {
    const from = performance.now();
    try {
      return await within(Math.max(0, leftMs), work);
    } finally {
      leftMs -= performance.now() - from;
    }
  };
}
