'use client';

import { useEffect, useRef } from 'react';
import { SITE } from '@/lib/config/site';
import type { SendState } from '@/lib/client/use-application-submit';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SentNotice } from './sent-notice';
import styles from './send-outcome.module.css';
import { UploadProgress } from './upload-progress';

type Props = {
  readonly state: SendState;
  readonly hasFile: boolean;
  /** Null once the visitor has chosen to stay. */
  readonly next: string | null;
  readonly onStay: () => void;
  readonly onRetry: () => void;
};

/** Where the application stands, in words, above the button that sends it. */
export function SendOutcome({ state, hasFile, next, onStay, onRetry }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { phase } = state;
  useEffect(() => {
    if (phase !== 'idle') place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [phase]);
  return (
    <div ref={place} className={styles.outcome}>
      {/* There from the start, so that what appears in it is announced. */}
      <div role="status">
        {phase === 'sending' && <UploadProgress share={state.uploaded} hasFile={hasFile} />}
        {phase === 'sent' && <SentNotice message={state.message} next={next} onStay={onStay} />}
      </div>
      {phase === 'stopped' && (
        <Alert tone="warning" role="alert" title={state.message}>
          <p>Nothing you typed is lost.</p>
        </Alert>
      )}
      {(phase === 'failed' || phase === 'unconfirmed') && (
        <Alert tone={phase === 'failed' ? 'danger' : 'warning'} role="alert" title={state.message}>
          <p>
            Nothing you typed is lost. You can also call{' '}
            <a className={styles.phone} href={SITE.phone.href}>
              {SITE.phone.text}
            </a>
            .
          </p>
          <Button variant="quiet" size="sm" className={styles.retry} onClick={onRetry}>
            {phase === 'unconfirmed' && state.asked ? 'Send it again' : 'Try again'}
          </Button>
        </Alert>
      )}
    </div>
  );
}
