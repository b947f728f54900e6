'use client';

import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { useFormIds } from './field-ids';
import { useStableError } from './use-stable-error';

type Props = Omit<ComponentProps<typeof TextInput>, 'name' | 'id'> & {
  readonly name: string;
  readonly label: string;
};

/** One line of text, tied to its label and its error. */
export function TextField({ name, label, ...native }: Props) {
  const [field, { touched, error }] = useField<string>(name);
  const idOf = useFormIds();
  const shownError = useStableError(touched ? error : undefined);
  return (
    <Field id={idOf(name)} label={label} error={shownError}>
      {(aria) => <TextInput {...native} {...field} {...aria} aria-required />}
    </Field>
  );
}
