'use client';

import { useTimedRedirect } from '@/lib/client/use-timed-redirect';
import { REDIRECT_AFTER_MS } from '@/lib/config/limits';
import { MovingOn } from '@/components/layout/moving-on';
import { Alert } from '@/components/ui/alert';

const HOME = '/';

/** The message has arrived; after a while the page goes home by itself (specification, section 2, 'Thank-you'). */
export function ThankYouNotice() {
  const { isStopped, stop } = useTimedRedirect(HOME, REDIRECT_AFTER_MS.thankYou);
  return (
    <Alert tone="success" role="status" title="Your message is with us">
      <MovingOn
        next={isStopped ? null : HOME}
        place="the home page"
        afterMs={REDIRECT_AFTER_MS.thankYou}
        stayed="You are staying on this page."
        onStay={stop}
      />
    </Alert>
  );
}
