import { useCallback } from 'react';
import type { BotCheck } from '@/lib/domain/application/application';
import type { BotCheckState } from '@/lib/forms/bot-check';
import { judgeSubmit } from '@/lib/forms/bot-check';
import { BOT_MESSAGES } from '@/lib/forms/form-messages';
import { useCaptcha } from './use-captcha';
import { useSpamTrap } from './use-spam-trap';

type Judgement =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'passed'; readonly botCheck: BotCheck };

/** The bot check of one form: its honeypot, its clock and its captcha (specification, section 4). */
export function useBotCheck(action: 'job_application' | 'quick_apply') {
  const captcha = useCaptcha();
  const trap = useSpamTrap();

  /** Requests the invisible token if the rules need it, and shows the challenge if they demand it. */
  async function judge(): Promise<Judgement> {
    const known: BotCheckState = {
      ...trap.read(),
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
    trap.noteRefusal(verdict.message);
    if (verdict.showChallenge) captcha.showChallenge();
    return { kind: 'refused', message: verdict.message };
  }

  const { resetChallenge, hideChallenge } = captcha;
  const restartTrap = trap.restart;
  /** After a submit: the checkbox's token is valid only once. */
  const spendTokens = useCallback(() => resetChallenge(), [resetChallenge]);
  /** For the next application from the same page. */
  const restart = useCallback(() => {
    restartTrap();
    hideChallenge();
  }, [restartTrap, hideChallenge]);

  return { captcha, honeypotRef: trap.honeypotRef, judge, spendTokens, restart } as const;
}
