'use client';

import { FormikProvider } from 'formik';
import type { OfferFigures } from '@/lib/domain/pay/offer/offer-figures';
import { OFFER } from '@/lib/forms/offer-fields';
import { FORM_IDS, FormName } from '@/components/fields/field-ids';
import { FormErrors } from '@/components/fields/form-errors';
import layout from '@/components/fields/form-layout.module.css';
import { OFFER_FORM } from '@/components/fields/form-name';
import { SubmitButton } from '@/components/fields/submit-button';
import { TextButton } from '@/components/ui/actions/text-button';
import { Panel } from '@/components/ui/boxes/panel';
import { OfferDraft } from './offer-draft';
import { OfferFields } from './offer-fields';
import styles from './offer-form.module.css';
import { OfferResult } from './offer-result';
import { OfferText } from './offer-text';
import { useOfferForm } from './use-offer-form';

type Props = {
  /** The job's own figures. */
  readonly job: OfferFigures;
  /** Its pay in the feed's words, if it is not weekly. */
  readonly otherPay: string | null;
};

/** An offer from elsewhere beside a job of ours (docs/decisions/0027). Nothing entered here leaves the browser. */
export function OfferComparison({ job, otherPay }: Props) {
  const { formik, offer, outcome, errorRound, resultRef, isRead, readText, submit, clear } =
    useOfferForm();
  return (
    <FormikProvider value={formik}>
      <FormName value={OFFER_FORM}>
        <div className={styles.columns}>
          <Panel className={layout.panel}>
            <form
              id={FORM_IDS.offer}
              className={layout.form}
              noValidate
              // Outside a dialog a form with this method is never sent, whatever happens before the script runs.
              method="dialog"
              aria-label="Your offer"
              onSubmit={(event) => void submit(event)}
            >
              <FormErrors round={errorRound} fields={OFFER.names} purpose="compare" />
              <OfferText onRead={() => void readText()} outcome={outcome} />
              <OfferFields isRead={isRead} errorRound={errorRound} />
              <SubmitButton isOff={false}>Compare</SubmitButton>
              <TextButton onClick={clear}>Clear your offer</TextButton>
            </form>
          </Panel>
          <OfferResult ref={resultRef} offer={offer} job={job} otherPay={otherPay} />
        </div>
        <OfferDraft />
      </FormName>
    </FormikProvider>
  );
}
