'use client';

import { Alert } from '@/components/ui/boxes/alert';
import { Spinner } from '@/components/ui/marks/spinner';
import { SiteLink } from '@/components/ui/actions/site-link';
import { FailedNotice } from '@/components/outcome/failed-notice';
import { OutcomeArea } from '@/components/outcome/outcome-area';
import { StoppedNotice } from '@/components/outcome/stopped-notice';
import styles from '@/components/outcome/upload-progress.module.css';
import type { MessageState } from './use-contact-form';
import { THANK_YOU } from './use-contact-form';

type Props = {
  readonly state: MessageState;
  readonly onRetry: () => void;
};

/** The state of the message. */
export function ContactOutcome({ state, onRetry }: Props) {
  return (
    <OutcomeArea
      phase={state.phase}
      status={
        <>
          {state.phase === 'sending' && (
            <div className={styles.waiting}>
              <Spinner label="Sending your message" announced={false} />
            </div>
          )}
          {state.phase === 'sent' && (
            <Alert tone="success" title="We got your message">
              <p>
                The form is empty again. <SiteLink href={THANK_YOU}>Continue</SiteLink>
              </p>
            </Alert>
          )}
        </>
      }
    >
      {state.phase === 'stopped' && <StoppedNotice message={state.message} />}
      {state.phase === 'failed' && <FailedNotice message={state.message} onRetry={onRetry} />}
    </OutcomeArea>
  );
}
