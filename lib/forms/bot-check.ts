import { BOT_CHECK } from '@/lib/config/browser-limits/forms';
import { BOT_MESSAGES } from './form-messages';

/** What a form knows at the moment of submitting. */
export type BotCheckState = {
  readonly honeypotValue: string;
  /** Since the form was shown, in milliseconds. */
  readonly formTimingMs: number;
  /** The applicant has seen the 'too fast' text once: without a captcha the next submit is sent. */
  readonly warnedTooFast: boolean;
  /**
   * `off`: no keys configured. `invisible`: the normal state. `challenge`: the visible checkbox is on the page.
   * `unavailable`: the provider's script did not load in time.
   */
  readonly captcha: 'off' | 'invisible' | 'challenge' | 'unavailable';
  /** The invisible token, fetched at submit: not requested yet, received (empty for none), or the call threw. */
  readonly invisibleToken: 'unasked' | 'threw' | { readonly token: string };
  /** The visible checkbox's token, empty until it is completed. */
  readonly challengeToken: string;
};

export type BotVerdict =
  | { readonly kind: 'refuse'; readonly message: string; readonly showChallenge: boolean }
  | { readonly kind: 'ask-invisible-token' }
  | { readonly kind: 'send'; readonly v3Token: string; readonly v2Token: string };

const refuse = (message: string, showChallenge: boolean): BotVerdict => ({
  kind: 'refuse',
  message,
  showChallenge,
});

/**
 * Decides whether this submit may be sent (specification, section 4, 'Bot check'; docs/product/decisions.md, 'bot-check order'). Checks
 * the honeypot, then the time, then the invisible token. The time and the token can each ask for the visible challenge. While it is open,
 * the submit is refused for that reason (too fast comes first); once it is completed, the submit is allowed.
 */
export function judgeSubmit(state: BotCheckState): BotVerdict {
  const { captcha, invisibleToken, challengeToken } = state;
  const hasCaptcha = captcha === 'invisible' || captcha === 'challenge';
  const isCompleted = captcha === 'challenge' && challengeToken !== '';
  if (state.honeypotValue !== '') return refuse(BOT_MESSAGES.honeypot, false);
  if (state.formTimingMs < BOT_CHECK.minimumFormMs && !isCompleted) {
    if (hasCaptcha) return refuse(BOT_MESSAGES.tooFast, true);
    if (!state.warnedTooFast) return refuse(BOT_MESSAGES.tooFast, false);
  }
  if (!hasCaptcha) return { kind: 'send', v3Token: '', v2Token: '' };
  if (captcha === 'challenge' && !isCompleted) return refuse(BOT_MESSAGES.challengeOpen, true);
  if (invisibleToken === 'unasked') return { kind: 'ask-invisible-token' };
  const v3Token = invisibleToken === 'threw' ? '' : invisibleToken.token;
  if (isCompleted) return { kind: 'send', v3Token, v2Token: challengeToken };
  if (invisibleToken === 'threw') return refuse(BOT_MESSAGES.failed, true);
  if (v3Token === '') return refuse(BOT_MESSAGES.verificationNeeded, true);
  return { kind: 'send', v3Token, v2Token: '' };
}
