'use client';

import type { OfferField as FieldName } from '@/lib/domain/pay/offer/offer';
import { OFFER, OFFER_LENGTHS } from '@/lib/forms/offer-fields';
import { useTextField } from '@/components/fields/use-text-field';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { Badge } from '@/components/ui/marks/badge';

type Props = {
  readonly name: FieldName;
  /** Unchanged since it was read from the visitor's text, so it still needs checking. */
  readonly isRead: boolean;
};

/** One figure of the offer. */
export function OfferField({ name, isRead }: Props) {
  const { label, help } = OFFER.fields[name];
  const { id, error, native } = useTextField<HTMLInputElement>(name);
  return (
    <Field
      id={id}
      label={label}
      error={error}
      help={isRead ? <Badge tone="sun">Read from your text: please check</Badge> : help}
    >
      {(aria) => (
        <TextInput
          {...native}
          {...aria}
          autoComplete="off"
          inputMode={name === 'shift' ? 'text' : 'decimal'}
          maxLength={OFFER_LENGTHS.figure}
        />
      )}
    </Field>
  );
}
