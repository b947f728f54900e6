import { useCallback, useEffect, useRef, useState } from 'react';
import { BOT_CHECK } from '@/lib/config/browser-limits/forms';
import { CAPTCHA } from '@/lib/config/captcha';
import type { BotCheckState } from '@/lib/forms/bot-check';
import type { ExecuteCaptcha } from './invisible-captcha';

/** The state of a part of the captcha: not requested, loading, loaded, or not loaded in time. */
type Presence = 'unasked' | 'loading' | 'ready' | 'late';

/** Both keys or none: an invisible captcha without the visible one would be a dead end. */
const isConfigured = CAPTCHA.recaptchaV3SiteKey !== null && CAPTCHA.recaptchaV2SiteKey !== null;

/** Loading becomes late after eight seconds; a part that arrives later is still used. */
function usePresence() {
  const [presence, setPresence] = useState<Presence>('unasked');
  useEffect(() => {
    if (presence !== 'loading') return;
    const timer = window.setTimeout(() => setPresence('late'), BOT_CHECK.captchaLoadMs);
    return () => window.clearTimeout(timer);
  }, [presence]);
  const ask = useCallback(() => setPresence((now) => (now === 'unasked' ? 'loading' : now)), []);
  return [presence, setPresence, ask] as const;
}

/** The two captchas of a form, from the first focus in it (`arm`) on. */
export function useCaptcha() {
  const [invisible, setInvisible, ask] = usePresence();
  const [challenge, setChallenge, showChallenge] = usePresence();
  const [challengeToken, setChallengeToken] = useState('');
  const [challengeRound, setChallengeRound] = useState(0);
  const execute = useRef<ExecuteCaptcha | null>(null);

  const onInvisibleReady = useCallback(
    (ready: ExecuteCaptcha | null) => {
      execute.current = ready;
      if (ready !== null) setInvisible('ready');
    },
    [setInvisible],
  );
  const onChallengeReady = useCallback(() => setChallenge('ready'), [setChallenge]);
  /** A token shows that the checkbox works, even one that had lost its provider. */
  const onChallengeToken = useCallback(
    (token: string) => {
      setChallengeToken(token);
      if (token !== '') setChallenge('ready');
    },
    [setChallenge],
  );
  /** Without its provider the checkbox counts as not loaded: the form is sent without it. */
  const onChallengeTrouble = useCallback(() => {
    setChallengeToken('');
    setChallenge('late');
  }, [setChallenge]);
  const arm = useCallback(() => {
    if (isConfigured) ask();
  }, [ask]);

  /** A token is valid only once: the checkbox must be ticked again. */
  const resetChallenge = useCallback(() => {
    setChallengeToken('');
    setChallengeRound((round) => round + 1);
  }, []);
  const hideChallenge = useCallback(() => {
    setChallengeToken('');
    setChallenge('unasked');
  }, [setChallenge]);

  const askInvisibleToken = useCallback((action: string) => askToken(execute.current, action), []);

  return {
    phase: phaseOf(invisible, challenge),
    isArmed: invisible !== 'unasked',
    challenge,
    challengeToken,
    challengeRound,
    arm,
    askInvisibleToken,
    showChallenge,
    resetChallenge,
    hideChallenge,
    onInvisibleReady,
    onChallengeReady,
    onChallengeToken,
    onChallengeTrouble,
  } as const;
}

export type Captcha = ReturnType<typeof useCaptcha>;

function phaseOf(invisible: Presence, challenge: Presence): BotCheckState['captcha'] {
  if (!isConfigured) return 'off';
  if (challenge !== 'unasked') return challenge === 'late' ? 'unavailable' : 'challenge';
  return invisible === 'late' ? 'unavailable' : 'invisible';
}

/** The invisible token; empty if none arrives in time. */
async function askToken(
  execute: ExecuteCaptcha | null,
  action: string,
): Promise<'threw' | { token: string }> {
  if (execute === null) return { token: '' };
  try {
    const timeout = new Promise<string>((resolve) =>
      window.setTimeout(() => resolve(''), BOT_CHECK.captchaLoadMs),
    );
    return { token: (await Promise.race([execute(action), timeout])) ?? '' };
  } catch {
    return 'threw';
  }
}
