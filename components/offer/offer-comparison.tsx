'use client';

import { FormikProvider, useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/client/page/use-is-hydrated';
import { formatContractPay } from '@/lib/domain/pay/contract-pay';
import {
  offerAnswer,
  offerPay,
  type JobBesideOffer,
  type PayByPeriod,
} from '@/lib/domain/pay/offer';
import { OFFER, readOffer, type OfferValues } from '@/lib/forms/offer-fields';
import { WAITS } from '@/components/fields/attributes';
import { FormName } from '@/components/fields/form-ids';
import layout from '@/components/fields/form-layout.module.css';
import { useFormValues } from '@/components/fields/use-form-values';
import { TextButton } from '@/components/ui/actions/text-button';
import { Panel } from '@/components/ui/boxes/panel';
import { OfferField } from './offer-field';
import styles from './offer.module.css';

/** Pauses in typing that are shorter change no answer, so that no half of a number is compared or announced. */
const PAUSE_MS = 500;

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

const ROWS = [
  { period: 'week', name: 'A week' },
  { period: 'hour', name: 'An hour, blended' },
  { period: 'contract', name: 'The contract' },
] as const;

type PayTableProps = {
  /** Null while it says too little, or something is wrong: its column comes with its first figure. */
  readonly offer: PayByPeriod | null;
  readonly job: PayByPeriod;
};

/** What offer and job pay, and what is not counted. */
function OfferPayTable({ offer, job }: PayTableProps) {
  const pays = offer?.week ? [offer, job] : [job];
  return (
    <Panel as="section" className={`stack top ${styles.panel}`} aria-labelledby="comes-to">
      <h2 id="comes-to" className="size-h4">
        What it comes to
      </h2>
      <table className={`small tabular full ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {offer?.week && <th scope="col">Your offer</th>}
            <th scope="col">This job</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ period, name }) => (
            <tr key={period}>
              <th scope="row">{name}</th>
              {pays.map((pay, at) => (
                <td key={at}>{pay[period] ? formatContractPay(pay[period]) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Before taxes, if you work every week. If the hours differ, we compare by the hour. One-time
        pay in your offer is spread over its weeks. Not counted: what this job pays on top of its
        week, taxes, benefits, cost of living, overtime, canceled shifts. Not tax advice or an
        offer.
      </p>
    </Panel>
  );
}

/** An offer from elsewhere beside a job of ours (docs/decisions/0027). Nothing entered here leaves the browser. */
export function OfferComparison({ job }: { readonly job: JobBesideOffer }) {
  const formik = useFormik<OfferValues>({
    initialValues: OFFER.empty,
    validate: OFFER.errorsOf,
    onSubmit: () => undefined,
  });
  // Kept in this tab, for the next job too.
  const { attributes } = useFormValues(formik, OFFER);
  const reading = readOffer(useSettled(formik.values));
  const isWaiting = !useIsHydrated();
  return (
    <FormikProvider value={formik}>
      <FormName value={OFFER.name}>
        <p role="status" className={`small strong needs-script ${styles.answer}`}>
          {answerTo(reading, job)}
        </p>
        <Panel className={`${layout.panel} needs-script`}>
          {/* Outside a dialog a form with this method is never sent, whatever happens before the script runs. */}
          <form className={layout.form} method="dialog" aria-label="Your offer" {...attributes}>
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
