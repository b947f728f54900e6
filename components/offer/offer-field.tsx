'use client';

import type { OfferFigure } from '@/lib/domain/pay/offer';
import { OFFER } from '@/lib/forms/offer-fields';
import { useFormField } from '@/components/fields/use-form-field';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import styles from './offer.module.css';

type Props = {
  readonly name: OfferFigure;
  /** What the job says of it. */
  readonly job: string;
};

/** One figure of the offer, with the job's beside it. */
export function OfferField({ name, job }: Props) {
  const { label, help, input } = OFFER.fields[name];
  const { id, error, field } = useFormField<string>(name);
  const jobId = `${id}-job`;
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(aria) => (
        <div className={styles.pair}>
          <TextInput
            {...input}
            {...field}
            {...aria}
            aria-describedby={classNames(aria['aria-describedby'], jobId)}
          />
          <p id={jobId} className="medium">
            <span className="visually-hidden">This job: </span>
            <span>{job}</span>
          </p>
        </div>
      )}
    </Field>
  );
}
