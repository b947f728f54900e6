import { useCallback, useEffect, useRef } from 'react';
import type { BotCheck } from '@/lib/domain/application';
import type { BotCheckState } from '@/lib/forms/bot-check';
import { judgeSubmit } from '@/lib/forms/bot-check';
import { BOT_MESSAGES } from '@/lib/forms/messages';
import { useCaptcha } from './use-captcha';

type Judgement =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'passed'; readonly botCheck: BotCheck };

/** The bot check of one form: its honeypot, its clock and its captcha (specification, section 4). */
export function useBotCheck(action: 'job_application' | 'quick_apply') {
  const captcha = useCaptcha();
  const honeypotRef = useRef<HTMLInputElement>(null);
  const shownAt = useRef<number | null>(null);
  const wasTooFast = useRef(false);
  useEffect(() => {
    shownAt.current ??= performance.now();
  }, []);

  /** Asks for the invisible token where the rules come to it, and shows the challenge where they want it. */
  async function judge(): Promise<Judgement> {
    const now = performance.now();
    const known: BotCheckState = {
      honeypotValue: honeypotRef.current?.value ?? '',
      formTimingMs: now - (shownAt.current ?? now),
      warnedTooFast: wasTooFast.current,
      captcha: captcha.phase,
      invisibleToken: 'unasked',
      challengeToken: captcha.challengeToken,
    };
    let verdict = judgeSubmit(known);
    if (verdict.kind === 'ask-invisible-token') {
      const invisibleToken = await captcha.askInvisibleToken(action);
      verdict = judgeSubmit({ ...known, invisibleToken });
    }
    if (verdict.kind === 'send') {
      const { honeypotValue, formTimingMs } = known;
      const { v3Token, v2Token } = verdict;
      return {
        kind: 'passed',
        botCheck: { honeypotValue, formTimingMs, v3Token, v2Token, action },
      };
    }
    if (verdict.kind === 'ask-invisible-token')
      return { kind: 'refused', message: BOT_MESSAGES.failed };
    if (verdict.message === BOT_MESSAGES.tooFast) wasTooFast.current = true;
    if (verdict.showChallenge) captcha.showChallenge();
    return { kind: 'refused', message: verdict.message };
  }

  const { resetChallenge, hideChallenge } = captcha;
  /** After a sending: the checkbox's token is good for one. */
  const spendTokens = useCallback(() => resetChallenge(), [resetChallenge]);
  /** For the next application from the same page. */
  const restart = useCallback(() => {
    shownAt.current = performance.now();
    wasTooFast.current = false;
    hideChallenge();
  }, [hideChallenge]);

  return { captcha, honeypotRef, judge, spendTokens, restart } as const;
}
