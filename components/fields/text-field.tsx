'use client';

import type { ShownField } from '@/lib/forms/form';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { useTextField } from './use-text-field';

type Props = {
  readonly name: string;
  /** Its entry in the form's table. */
  readonly field: ShownField;
};

/** One line of text, tied to its label and its error. */
export function TextField({ name, field }: Props) {
  const { id, error, native } = useTextField<HTMLInputElement>(name);
  return (
    <Field {...field} id={id} error={error}>
      {(aria) => (
        <TextInput {...field.input} {...native} {...aria} aria-required={!field.optional} />
      )}
    </Field>
  );
}
