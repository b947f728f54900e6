'use client';

import { FormikProvider } from 'formik';
import { useEffect } from 'react';
import type { AppliedJob } from '@/lib/client/forms/application-body';
import { whenIdle } from '@/lib/client/page/when-idle';
import { countStep } from '@/lib/client/reports/count-visit';
import type { ApplicationField } from '@/lib/forms/application-fields';
import { APPLICATION } from '@/lib/forms/application-fields';
import { Panel } from '@/components/ui/boxes/panel';
import { CaptchaArea } from '@/components/captcha/captcha-area';
import { CheckField } from '@/components/fields/check-field';
import { FormErrors } from '@/components/fields/form-errors';
import styles from '@/components/fields/form-layout.module.css';
import { Honeypot } from '@/components/captcha/honeypot';
import { QueuedNotice } from '@/components/outcome/queued-notice';
import type { OwnControls } from '@/components/fields/form-fields';
import { FormFields } from '@/components/fields/form-fields';
import { ResumeField } from './resume-field';
import { SendOutcome } from '@/components/outcome/send-outcome';
import { GATE_ID, SubmitRow } from '@/components/fields/submit-row';
import { useApplicationForm } from './use-application-form';

/** The box of the agreement stands at the button, and so does its error. */
type FieldAbove = Exclude<ApplicationField, 'receiveUpdates'>;
const LISTED = APPLICATION.names.filter((field) => field !== 'receiveUpdates');

const CONTROLS: OwnControls<FieldAbove> = {
  resume: ResumeField,
};

type Props = {
  /** Null for a Quick Apply. */
  readonly job: AppliedJob | null;
};

/** The application form, for a job or without one (specification, sections 2 to 5). */
export function ApplicationForm({ job }: Props) {
  const { formik, attributes, state, captcha, honeypotRef, ...rest } = useApplicationForm(job);
  const { errorRound, isGatePressed, isLeaving, submit, retry, stay } = rest;
  const { arm } = captcha;

  useEffect(() => whenIdle(() => countStep('apply')), []);
  // If the visitor is already in the form when the script loads, the first focus event has been missed.
  useEffect(() => {
    if (document.getElementById(attributes.id)?.contains(document.activeElement)) arm();
  }, [arm, attributes.id]);

  if (state.phase === 'queued')
    return <QueuedNotice message={state.message} receipt={state.receipt} />;
  return (
    <FormikProvider value={formik}>
      <Panel className={`${styles.panel} needs-script`}>
        <form
          className={styles.form}
          // Without this, a browser that submits the form before the script runs would put personal data in the address, and so in logs.
          method="post"
          aria-label="Application"
          onSubmit={(event) => void submit(event)}
          onFocus={arm}
          {...attributes}
          onPointerDown={arm}
        >
          <FormErrors round={errorRound} fields={LISTED} />
          <FormFields fields={APPLICATION.fields} controls={CONTROLS} />
          <Honeypot ref={honeypotRef} />
          <CheckField
            name="receiveUpdates"
            field={APPLICATION.fields.receiveUpdates}
            reason={GATE_ID}
          />
          <SendOutcome
            state={state}
            hasFile={formik.values.resume !== null}
            jobId={job?.id}
            onStay={stay}
            onRetry={() => void retry()}
          />
          <CaptchaArea captcha={captcha} />
          <SubmitRow
            hasConsent={formik.values.receiveUpdates}
            isSending={state.phase === 'sending'}
            isLeaving={isLeaving}
            isPressed={isGatePressed}
          />
        </form>
      </Panel>
    </FormikProvider>
  );
}
