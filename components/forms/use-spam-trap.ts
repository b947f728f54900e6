import { useCallback, useRef } from 'react';
import type { BotCheckState } from '@/lib/forms/bot-check';
import { BOT_MESSAGES } from '@/lib/forms/messages';

/** A form's honeypot and its clock, which runs since the form is shown (`shownAt`, by performance.now()). */
export function useSpamTrap(firstShownAt: number) {
  const honeypotRef = useRef<HTMLInputElement>(null);
  const shownAt = useRef(firstShownAt);
  const wasTooFast = useRef(false);

  /** What they say at this moment. */
  const read = useCallback((): Pick<
    BotCheckState,
    'honeypotValue' | 'formTimingMs' | 'warnedTooFast'
  > => {
    return {
      honeypotValue: honeypotRef.current?.value ?? '',
      formTimingMs: performance.now() - shownAt.current,
      warnedTooFast: wasTooFast.current,
    };
  }, []);

  /** Remembers that the visitor was told to take a moment: once is enough. */
  const noteRefusal = useCallback((message: string) => {
    if (message === BOT_MESSAGES.tooFast) wasTooFast.current = true;
  }, []);

  /** For the next sending from the same page. */
  const restart = useCallback(() => {
    shownAt.current = performance.now();
    wasTooFast.current = false;
  }, []);

  return { honeypotRef, read, noteRefusal, restart } as const;
}
