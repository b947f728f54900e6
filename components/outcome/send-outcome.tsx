'use client';

import type { SendState } from '@/lib/client/forms/use-application-submit';
import { FailedNotice } from './failed-notice';
import { OutcomeArea } from './outcome-area';
import { SentNotice } from './sent-notice';
import { StoppedNotice } from './stopped-notice';
import { UploadProgress } from './upload-progress';

type Props = {
  readonly state: SendState;
  readonly hasFile: boolean;
  readonly jobId: string | undefined;
  readonly onStay: () => void;
  readonly onRetry: () => void;
};

/** The state of the application. */
export function SendOutcome({ state, hasFile, jobId, onStay, onRetry }: Props) {
  const { phase } = state;
  return (
    <OutcomeArea
      phase={phase}
      status={
        <>
          {phase === 'sending' && <UploadProgress share={state.uploaded} hasFile={hasFile} />}
          {phase === 'sent' && (
            <SentNotice message={state.message} receipt={state.receipt} onStay={onStay} />
          )}
        </>
      }
    >
      {phase === 'stopped' && <StoppedNotice message={state.message} />}
      {(phase === 'failed' || phase === 'unconfirmed') && (
        <FailedNotice
          message={state.message}
          jobId={jobId}
          isUncertain={phase === 'unconfirmed'}
          action={phase === 'unconfirmed' && state.asked ? 'Send it again' : 'Try again'}
          onRetry={onRetry}
        />
      )}
    </OutcomeArea>
  );
}
