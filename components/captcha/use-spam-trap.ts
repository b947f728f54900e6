import { useCallback, useEffect, useRef } from 'react';
import type { BotCheckState } from '@/lib/forms/bot-check';
import { BOT_MESSAGES } from '@/lib/forms/form-messages';

/** When the form was shown: at the first paint of its page, however late its script loads; null if the browser does not report one. */
const firstPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;

/** A form's honeypot and its clock, which starts when the form is shown (specification, section 4). */
export function useSpamTrap() {
  const honeypotRef = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  const wasTooFast = useRef(false);

  useEffect(() => {
    shownAt.current = firstPaint() ?? performance.now();
  }, []);

  /** Their values at this moment. */
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

  /** Remembers that the visitor was told to take a moment, so that it happens only once. */
  const noteRefusal = useCallback((message: string) => {
    if (message === BOT_MESSAGES.tooFast) wasTooFast.current = true;
  }, []);

  /** For the next submit from the same page. */
  const restart = useCallback(() => {
    shownAt.current = performance.now();
    wasTooFast.current = false;
  }, []);

  return { honeypotRef, read, noteRefusal, restart } as const;
}
