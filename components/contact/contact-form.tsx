'use client';

import { FormikProvider } from 'formik';
import { Suspense } from 'react';
import { loadMailer } from '@/lib/client/forms/send-message';
import type { ContactValues } from '@/lib/forms/contact-fields';
import { CONTACT } from '@/lib/forms/contact-fields';
import { Panel } from '@/components/ui/boxes/panel';
import { AskedJob } from './asked-job';
import { ContactOutcome } from './contact-outcome';
import { FilledFromAddress } from './filled-from-address';
import { FormName } from '@/components/fields/form-ids';
import { FormErrors } from '@/components/fields/form-errors';
import styles from '@/components/fields/form-layout.module.css';
import { Honeypot } from '@/components/captcha/honeypot';
import type { OwnControls } from '@/components/fields/form-fields';
import { FormFields } from '@/components/fields/form-fields';
import { SubmitButton } from '@/components/fields/submit-button';
import { TextAreaField } from '@/components/fields/text-area-field';
import { TextField } from '@/components/fields/text-field';
import { useContactForm } from './use-contact-form';

/** Loaded while the visitor types, so that sending does not wait for it; if that fails, sending loads it again. */
const warmMailer = () => void loadMailer().catch(() => undefined);

const CONTROLS: OwnControls<keyof ContactValues> = {
  subject: TextField,
  message: TextAreaField,
};

const { subject, message, ...person } = CONTACT.fields;
/** In the order for a question about a job, whose words are ready. */
const MESSAGE_FIRST = { message, subject, ...person };

/** The contact form (specification, sections 2 to 5). */
export function ContactForm() {
  const { formik, attributes, state, honeypotRef, errorRound, asked, setAsked, submit } =
    useContactForm();
  const fields = asked ? MESSAGE_FIRST : CONTACT.fields;
  const isSending = state.phase === 'sending';
  return (
    <FormikProvider value={formik}>
      <FormName value={CONTACT.name}>
        <Panel className={`${styles.panel} needs-script`}>
          <form
            className={styles.form}
            // Without this, a browser that submits the form before the script runs would put personal data in the address, and so in logs.
            method="post"
            aria-label="Contact"
            onSubmit={(event) => void submit(event)}
            onFocus={warmMailer}
            {...attributes}
          >
            <FormErrors round={errorRound} fields={Object.keys(fields)} />
            <AskedJob asked={asked} />
            <FormFields fields={fields} controls={CONTROLS} />
            <Honeypot ref={honeypotRef} />
            <ContactOutcome state={state} onRetry={() => void submit()} />
            <SubmitButton isOff={isSending || state.phase === 'sent'}>
              {isSending ? 'Sending…' : 'Send message'}
            </SubmitButton>
          </form>
        </Panel>
        <Suspense fallback={null}>
          <FilledFromAddress onAsked={setAsked} />
        </Suspense>
      </FormName>
    </FormikProvider>
  );
}
