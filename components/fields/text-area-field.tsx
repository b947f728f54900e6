'use client';

import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/text-area';
import { useFormIds } from './field-ids';
import { useStableError } from './use-stable-error';

type Props = Omit<ComponentProps<typeof TextArea>, 'name' | 'id'> & {
  readonly name: string;
  readonly label: string;
};

/** Text of several lines, tied to its label and its error. */
export function TextAreaField({ name, label, ...native }: Props) {
  const [field, { touched, error }] = useField<string>(name);
  const idOf = useFormIds();
  const shownError = useStableError(touched ? error : undefined);
  return (
    <Field id={idOf(name)} label={label} error={shownError}>
      {(aria) => <TextArea {...native} {...field} {...aria} aria-required />}
    </Field>
  );
}
