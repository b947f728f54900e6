'use client';

import { FormikProvider, useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/client/page/use-is-hydrated';
import { offerAnswer, offerPay, type JobBesideOffer } from '@/lib/domain/pay/offer';
import { OFFER, readOffer, type OfferValues } from '@/lib/forms/offer-fields';
import { WAITS } from '@/components/fields/attributes';
import { FORM_IDS, FormName } from '@/components/fields/field-ids';
import layout from '@/components/fields/form-layout.module.css';
import { OFFER_FORM } from '@/components/fields/form-name';
import { useDraft } from '@/components/fields/use-draft';
import { TextButton } from '@/components/ui/actions/text-button';
import { Panel } from '@/components/ui/boxes/panel';
import { OfferField } from './offer-field';
import { OfferPayTable } from './offer-pay-table';
import styles from './offer.module.css';

/** Pauses in typing that are shorter change no answer, so that no half of a number is compared or announced. */
const PAUSE_MS = 500;

function errorsOf(typed: OfferValues) {
  const reading = readOffer(typed);
  return 'errors' in reading ? reading.errors : {};
}

/** What is typed, once the visitor pauses. */
function useSettled(typed: OfferValues): OfferValues {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** The answer in one line, or the first thing that is wrong. */
function answerTo(reading: ReturnType<typeof readOffer>, job: JobBesideOffer): string {
  if ('offer' in reading) return offerAnswer(reading.offer, job);
  const wrong = OFFER.names.find((name) => reading.errors[name] !== undefined) ?? 'pay';
  return `${OFFER.fields[wrong].label}: ${reading.errors[wrong]}`;
}

/** An offer from elsewhere beside a job of ours (docs/decisions/0027). Nothing entered here leaves the browser. */
export function OfferComparison({ job }: { readonly job: JobBesideOffer }) {
  const formik = useFormik<OfferValues>({
    initialValues: OFFER.empty,
    validate: errorsOf,
    onSubmit: () => undefined,
  });
  // Kept in this tab, for the next job too.
  useDraft({
    form: OFFER_FORM,
    formId: FORM_IDS.offer,
    empty: OFFER.empty,
    parse: OFFER.restore,
    typed: formik.values,
    onRestored: (restored) => void formik.setValues(restored),
  });
  const reading = readOffer(useSettled(formik.values));
  const isWaiting = !useIsHydrated();
  return (
    <FormikProvider value={formik}>
      <FormName value={OFFER_FORM}>
        <p role="status" className={styles.answer}>
          {answerTo(reading, job)}
        </p>
        <Panel className={layout.panel}>
          {/* Outside a dialog a form with this method is never sent, whatever happens before the script runs. */}
          <form
            id={FORM_IDS.offer}
            className={layout.form}
            noValidate
            method="dialog"
            aria-label="Your offer"
          >
            <p aria-hidden className={styles.sides}>
              <span>Your offer</span>
              <span>This job</span>
            </p>
            {OFFER.names.map((name) => (
              <OfferField key={name} name={name} job={job.words[name]} />
            ))}
            <TextButton
              className={styles.clear}
              onClick={() => formik.resetForm()}
              {...{ [WAITS]: isWaiting || undefined }}
            >
              Clear your offer
            </TextButton>
          </form>
        </Panel>
        <OfferPayTable offer={'offer' in reading ? offerPay(reading.offer) : null} job={job.pay} />
      </FormName>
    </FormikProvider>
  );
}
