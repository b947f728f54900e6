'use client';

import type { ShownField } from '@/lib/forms/form';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { useFormField } from './use-form-field';

type Props = {
  readonly name: string;
  /** Its entry in the form's table. */
  readonly field: ShownField;
};

/** One line of text, tied to its label and its error. */
export function TextField({ name, field: entry }: Props) {
  const { id, error, field } = useFormField<string>(name);
  return (
    <Field {...entry} id={id} error={error}>
      {(aria) => (
        <TextInput {...entry.input} {...field} {...aria} aria-required={!entry.optional} />
      )}
    </Field>
  );
}
