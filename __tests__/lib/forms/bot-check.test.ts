import { BOT_CHECK } from '@/lib/config/limits';
import type { BotCheckState } from '@/lib/forms/bot-check';
import { judgeSubmit } from '@/lib/forms/bot-check';

const HONEYPOT = 'Unable to process your submission. Please try again or contact support.';
const TOO_FAST = 'Please take a moment to review your information before submitting.';
const NEEDED = 'Please complete the verification to continue.';
const OPEN = 'Please complete the reCAPTCHA verification.';
const FAILED = 'Unable to verify your submission. Please try again.';

const calm: BotCheckState = {
  honeypotValue: '',
  formTimingMs: BOT_CHECK.minimumFormMs,
  warnedTooFast: false,
  captcha: 'invisible',
  invisibleToken: { token: 'v3' },
  challengeToken: '',
};
const off = { captcha: 'off', invisibleToken: 'unasked' } as const;
const open = { captcha: 'challenge' } as const;
const ask = { kind: 'ask-invisible-token' };
const send = (v3Token: string, v2Token: string) => ({ kind: 'send', v3Token, v2Token });
const refuse = (message: string, showChallenge: boolean) => ({
  kind: 'refuse',
  message,
  showChallenge,
});

describe('the bot check, in its order (BC-01 to BC-04, BC-08, BC-09)', () => {
  it.each<[string, Partial<BotCheckState>, object]>([
    [
      'a filled honeypot comes before everything',
      { honeypotValue: 'x', formTimingMs: 0 },
      refuse(HONEYPOT, false),
    ],
    ['a filled honeypot, captcha off', { ...off, honeypotValue: 'x' }, refuse(HONEYPOT, false)],
    ['under 2000 ms', { formTimingMs: 1_999 }, refuse(TOO_FAST, true)],
    [
      'under 2000 ms, before any token is asked for',
      { formTimingMs: 0, invisibleToken: 'unasked' },
      refuse(TOO_FAST, true),
    ],
    [
      'under 2000 ms again, with the challenge open',
      { ...open, formTimingMs: 1_000 },
      refuse(TOO_FAST, true),
    ],
    ['at 2000 ms the token is asked for', { invisibleToken: 'unasked' }, ask],
    ['with a token it goes', {}, send('v3', '')],
    ['no invisible token', { invisibleToken: { token: '' } }, refuse(NEEDED, true)],
    ['the captcha call throws', { invisibleToken: 'threw' }, refuse(FAILED, true)],
    ['challenge open, not completed', open, refuse(OPEN, true)],
    [
      'challenge open, token not asked for',
      { ...open, invisibleToken: 'unasked' },
      refuse(OPEN, true),
    ],
    [
      'challenge open, still no invisible token',
      { ...open, invisibleToken: { token: '' } },
      refuse(OPEN, true),
    ],
    [
      'challenge completed: the invisible token goes along',
      { ...open, challengeToken: 'v2', invisibleToken: 'unasked' },
      ask,
    ],
    ['challenge completed', { ...open, challengeToken: 'v2' }, send('v3', 'v2')],
    [
      'challenge completed, no invisible token',
      { ...open, challengeToken: 'v2', invisibleToken: { token: '' } },
      send('', 'v2'),
    ],
    [
      'challenge completed, the captcha call throws',
      { ...open, challengeToken: 'v2', invisibleToken: 'threw' },
      send('', 'v2'),
    ],
    [
      'challenge completed within 2000 ms',
      { ...open, challengeToken: 'v2', formTimingMs: 1_500 },
      send('v3', 'v2'),
    ],
    ['captcha off', off, send('', '')],
    ['captcha off, under 2000 ms', { ...off, formTimingMs: 100 }, refuse(TOO_FAST, false)],
    [
      'captcha off, under 2000 ms, told before',
      { ...off, formTimingMs: 100, warnedTooFast: true },
      send('', ''),
    ],
    ['captcha could not load', { captcha: 'unavailable', invisibleToken: 'unasked' }, send('', '')],
    [
      'captcha could not load, honeypot filled',
      { captcha: 'unavailable', honeypotValue: 'x' },
      refuse(HONEYPOT, false),
    ],
  ])('%s', (_, change, verdict) => {
    expect(judgeSubmit({ ...calm, ...change })).toEqual(verdict);
  });
});
