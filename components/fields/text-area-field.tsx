'use client';

import type { ShownField } from '@/lib/forms/form';
import { Field } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/text-area';
import { useTextField } from './use-text-field';

type Props = {
  readonly name: string;
  /** Its entry in the form's table. */
  readonly field: ShownField;
};

/** Text of several lines, tied to its label and its error. */
export function TextAreaField({ name, field }: Props) {
  const { id, error, native } = useTextField<HTMLTextAreaElement>(name);
  return (
    <Field {...field} id={id} error={error}>
      {(aria) => (
        <TextArea {...field.input} {...native} {...aria} aria-required={!field.optional} />
      )}
    </Field>
  );
}
