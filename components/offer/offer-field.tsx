'use client';

import { useField } from 'formik';
import type { OfferField as FieldName } from '@/lib/domain/pay/offer';
import { OFFER_LENGTHS } from '@/lib/forms/offer-schema';
import { useFormIds } from '@/components/fields/field-ids';
import { useStableError } from '@/components/fields/use-stable-error';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { Badge } from '@/components/ui/marks/badge';

type Props = {
  readonly name: FieldName;
  readonly label: string;
  readonly help?: string | undefined;
  /** Unchanged since it was read from the visitor's text, so it still needs checking. */
  readonly isRead: boolean;
};

/** One figure of the offer. */
export function OfferField({ name, label, help, isRead }: Props) {
  const [field, { touched, error }] = useField<string>(name);
  const idOf = useFormIds();
  const shownError = useStableError(touched ? error : undefined);
  return (
    <Field
      id={idOf(name)}
      label={label}
      error={shownError}
      help={isRead ? <Badge tone="sun">Read from your text: please check</Badge> : help}
    >
      {(aria) => (
        <TextInput
          {...field}
          {...aria}
          autoComplete="off"
          inputMode={name === 'shift' ? 'text' : 'decimal'}
          maxLength={OFFER_LENGTHS.figure}
        />
      )}
    </Field>
  );
}
