'use client';

import { Suspense } from 'react';
import { CAPTCHA } from '@/lib/config/captcha';
import { SITE } from '@/lib/config/site';
import { Alert } from '@/components/ui/boxes/alert';
import { Spinner } from '@/components/ui/marks/spinner';
import { lazyPart } from '@/components/ui/timing/lazy-part';
import styles from './captcha-area.module.css';
import type { Captcha } from './use-captcha';

const InvisibleCaptcha = lazyPart(() =>
  import('./invisible-captcha').then((part) => part.InvisibleCaptcha),
);
const VisibleCaptcha = lazyPart(() =>
  import('./visible-captcha').then((part) => part.VisibleCaptcha),
);

/** The captcha did not load in time: the form can be sent without it, or people can call or write. */
function CaptchaTrouble() {
  return (
    <Alert tone="warning" role="status" title="The security check did not load">
      <p>
        You can still send this form. If it does not go through, call{' '}
        <a className="nowrap" href={SITE.phone.href}>
          {SITE.phone.text}
        </a>{' '}
        or email <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
      </p>
    </Alert>
  );
}

/** The visible part of the captcha: nothing, the checkbox once it is needed, or what to do if it cannot load. */
export function CaptchaArea({ captcha }: { readonly captcha: Captcha }) {
  const isShown = captcha.challenge !== 'unasked';
  const { recaptchaV3SiteKey, recaptchaV2SiteKey } = CAPTCHA;
  return (
    <>
      {captcha.isArmed && recaptchaV3SiteKey && (
        <Suspense fallback={null}>
          <InvisibleCaptcha siteKey={recaptchaV3SiteKey} onReady={captcha.onInvisibleReady} />
        </Suspense>
      )}
      {isShown && recaptchaV2SiteKey && (
        <div
          className={`${styles.challenge} grid start`}
          role="group"
          aria-label="Verification"
          data-late={captcha.challenge === 'late' || undefined}
        >
          {captcha.challenge === 'loading' && <Spinner label="Loading the verification" />}
          <Suspense fallback={null}>
            <VisibleCaptcha
              key={captcha.challengeRound}
              siteKey={recaptchaV2SiteKey}
              onReady={captcha.onChallengeReady}
              onToken={captcha.onChallengeToken}
              onTrouble={captcha.onChallengeTrouble}
            />
          </Suspense>
        </div>
      )}
      {captcha.phase === 'unavailable' && <CaptchaTrouble />}
    </>
  );
}
