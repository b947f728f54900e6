'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { OfferField as FieldName } from '@/lib/domain/pay/offer/offer';
import type { OfferFormValues } from '@/lib/forms/offer-schema';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import layout from '@/components/fields/form-layout.module.css';
import { OfferField } from './offer-field';
import styles from './offer-form.module.css';

type Row = { readonly name: FieldName; readonly label: string; readonly help?: string };
type Group = { readonly title: string; readonly help: string; readonly rows: readonly Row[] };

/** Enough to compare. */
const WEEKLY: Row = {
  name: 'weekly',
  label: 'Weekly total',
  help: 'Dollars before taxes, like 2,450',
};

/** Every other field once, in the order of `OFFER_FIELDS`. */
const GROUPS: readonly Group[] = [
  {
    title: 'The week',
    help: 'No weekly total? We add up rate, hours and stipends.',
    rows: [
      { name: 'hourly', label: 'Taxable hourly rate', help: 'Dollars, like 22' },
      { name: 'hours', label: 'Hours a week', help: 'Like 36' },
      { name: 'shift', label: 'Shifts', help: 'How many × hours each, like 3 × 12' },
    ],
  },
  {
    title: 'Stipends a week',
    help: 'Leave out what you don’t know.',
    rows: [
      { name: 'housing', label: 'Housing' },
      { name: 'meals', label: 'Meals and incidentals' },
      { name: 'stipends', label: 'Other stipends', help: 'Or one figure for all of them' },
    ],
  },
  {
    title: 'The contract',
    help: 'Bonus and travel: what they pay once, in total.',
    rows: [
      { name: 'weeks', label: 'Weeks', help: 'Like 13' },
      { name: 'bonus', label: 'Bonus' },
      { name: 'travel', label: 'Travel reimbursement' },
    ],
  },
];

type Props = {
  /** Whether a field is unchanged since it was read from the text. */
  readonly isRead: (name: FieldName) => boolean;
  /** Counts refused submits: each one shows the fields with errors. */
  readonly errorRound: number;
};

/** The figures of the offer: the weekly total, and the details of which it can be made, in view once one of them is known. */
export function OfferFields({ isRead, errorRound }: Props) {
  const { values, errors } = useFormikContext<OfferFormValues>();
  const details = useRef<HTMLDetailsElement>(null);
  const names = GROUPS.flatMap(({ rows }) => rows.map(({ name }) => name));
  const isKnown = names.some((name) => values[name] !== '');
  const isWrong = errorRound > 0 && names.some((name) => errors[name] !== undefined);

  // Opened, and never closed: the visitor may be typing there.
  useEffect(() => {
    if ((isKnown || isWrong) && details.current) details.current.open = true;
  }, [isKnown, isWrong, errorRound]);

  return (
    <>
      <OfferField {...WEEKLY} isRead={isRead('weekly')} />
      <Disclosure ref={details} summary="Add details">
        {GROUPS.map(({ title, help, rows }) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.legend}>{title}</legend>
            <p className={styles.help}>{help}</p>
            <div className={layout.pair}>
              {rows.map((row) => (
                <OfferField key={row.name} {...row} isRead={isRead(row.name)} />
              ))}
            </div>
          </fieldset>
        ))}
      </Disclosure>
    </>
  );
}
