import 'server-only';
import type { Logger } from 'pino';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import type { PollResult } from '@/lib/server/outbox/retry-policy';
import type { NoticeQueue } from './notice-queue';
import { refusalOf, type SearchEngine } from './search-engine';

type Parts = {
  readonly engine: SearchEngine;
  readonly queue: NoticeQueue;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Whether the process is ending: then nothing new is started. */
  readonly isEnding: () => boolean;
};

/**
 * Sends a search engine its waiting notices, a few calls per round. 'later' makes the poll loop back off; an engine that names a time
 * is left alone until then. Notices that it will never take are dropped.
 * @returns a function that runs one round; it rejects while the database is away
 */
export function createTeller({ engine, queue, log, isEnding }: Parts) {
  let notBefore = 0;

  return async function round(): Promise<PollResult> {
    if (performance.now() < notBefore) return 'later';
    let told = 0;
    for (let calls = 0; calls < SEARCH_NOTICES.callsARound && !isEnding(); calls += 1) {
      const notices = await queue.next(engine.atOnce);
      if (notices.length === 0) break;
      try {
        await engine.tell(notices);
        told += notices.length;
      } catch (error) {
        const refusal = refusalOf(error);
        const isFinal = refusal?.isFinal === true;
        log.warn(
          { engine: engine.name, why: whyOf(error), notices: notices.length, kept: !isFinal },
          'a search engine did not accept notices',
        );
        if (!isFinal) {
          notBefore = performance.now() + (refusal?.retryAfterMs ?? 0);
          return 'later';
        }
      }
      await queue.done(notices);
    }
    if (told > 0) log.info({ engine: engine.name, told }, 'search engines told of jobs');
    return 'clear';
  };
}

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = (error.cause as { readonly code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : error.message;
}
