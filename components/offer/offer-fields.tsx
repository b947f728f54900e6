'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { OfferField as FieldName } from '@/lib/domain/pay/offer/offer';
import { OFFER, type OfferFormValues, type OfferGroup } from '@/lib/forms/offer-fields';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import layout from '@/components/fields/form-layout.module.css';
import { OfferField } from './offer-field';
import styles from './offer-form.module.css';

type Group = { readonly title: string; readonly help: string };

const GROUPS: Readonly<Record<OfferGroup, Group>> = {
  week: { title: 'The week', help: 'No weekly total? We add up rate, hours and stipends.' },
  stipends: { title: 'Stipends a week', help: 'Leave out what you don’t know.' },
  contract: { title: 'The contract', help: 'Bonus and travel: what they pay once, in total.' },
};

const DETAILS = OFFER.names.filter((name) => OFFER.fields[name].group !== null);

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
  const isKnown = DETAILS.some((name) => values[name] !== '');
  const isWrong = errorRound > 0 && DETAILS.some((name) => errors[name] !== undefined);

  // Opened, and never closed: the visitor may be typing there.
  useEffect(() => {
    if ((isKnown || isWrong) && details.current) details.current.open = true;
  }, [isKnown, isWrong, errorRound]);

  return (
    <>
      <OfferField name="weekly" isRead={isRead('weekly')} />
      <Disclosure ref={details} summary="Add details">
        {Object.entries(GROUPS).map(([group, { title, help }]) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.legend}>{title}</legend>
            <p className={styles.help}>{help}</p>
            <div className={layout.pair}>
              {DETAILS.filter((name) => OFFER.fields[name].group === group).map((name) => (
                <OfferField key={name} name={name} isRead={isRead(name)} />
              ))}
            </div>
          </fieldset>
        ))}
      </Disclosure>
    </>
  );
}
