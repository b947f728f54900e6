'use client';

import { FormikProvider } from 'formik';
import { useId } from 'react';
import type { AppliedJob } from '@/lib/client/application-body';
import { PERSON_LENGTHS } from '@/lib/forms/person-rules';
import { Panel } from '@/components/ui/panel';
import styles from './application-form.module.css';
import { CaptchaArea } from './captcha-area';
import { ConsentField } from './consent-field';
import { DraftKeeper } from './draft-keeper';
import { FormErrors } from './form-errors';
import { Honeypot } from './honeypot';
import { PhoneField } from './phone-field';
import { ResumeField } from './resume-field';
import { SendOutcome } from './send-outcome';
import { SubmitRow } from './submit-row';
import { TextField } from './text-field';
import { useApplicationForm } from './use-application-form';

type Props = {
  /** Null for a Quick Apply. */
  readonly job: AppliedJob | null;
};

/** The application form, for a job or without one (specification, sections 2 to 5). */
export function ApplicationForm({ job }: Props) {
  const { form, formik, state, captcha, honeypotRef, ...rest } = useApplicationForm(job);
  const { errorRound, isGatePressed, isLeaving, submit, retry, next, stay } = rest;
  const formId = `form-${useId().replace(/\W/g, '')}`;
  return (
    <FormikProvider value={formik}>
      <Panel className={styles.panel}>
        <form
          id={formId}
          className={styles.form}
          noValidate
          // Never a GET, whatever happens before the script runs: personal data in an address would stay in logs.
          method="post"
          aria-label="Application"
          onSubmit={(event) => void submit(event)}
          onFocus={captcha.arm}
          onPointerDown={captcha.arm}
        >
          <FormErrors round={errorRound} />
          <div className={styles.pair}>
            <TextField
              name="firstName"
              label="First name"
              autoComplete="given-name"
              maxLength={PERSON_LENGTHS.firstName}
            />
            <TextField
              name="lastName"
              label="Last name"
              autoComplete="family-name"
              maxLength={PERSON_LENGTHS.lastName}
            />
          </div>
          <div className={styles.pair}>
            <TextField
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={PERSON_LENGTHS.email}
            />
            <PhoneField />
          </div>
          <ResumeField />
          <Honeypot ref={honeypotRef} />
          <ConsentField />
          <SendOutcome
            state={state}
            hasFile={formik.values.resume !== null}
            next={next}
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
      <DraftKeeper form={form} formId={formId} />
    </FormikProvider>
  );
}
