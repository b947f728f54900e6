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
  /** The process is to end: nothing new is begun. */
  readonly isEnding: () => boolean;
  readonly now?: () => number;
};

/**
 * Tells a search engine what waits for it, a few calls a round. 'later' lets the poll loop wait ever longer; an engine that names a time
 * is left alone until then. What it will never take is thrown away. @returns one round.
 */
export function createTeller({ engine, queue, log, isEnding, now = Date.now }: Parts) {
  let notBefore = 0;

  return async function round(): Promise<PollResult> {
    if (now() < notBefore) return 'later';
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
          'a search engine did not take notices',
        );
        if (!isFinal) {
          notBefore = now() + (refusal?.retryAfterMs ?? 0);
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
