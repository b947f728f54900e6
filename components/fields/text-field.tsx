'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { useTextField } from './use-text-field';

type Props = Omit<ComponentProps<typeof TextInput>, 'name' | 'id'> & {
  readonly name: string;
  readonly label: string;
};

/** One line of text, tied to its label and its error. */
export function TextField({ name, label, ...more }: Props) {
  const { id, error, native } = useTextField<HTMLInputElement>(name);
  return (
    <Field id={id} label={label} error={error}>
      {(aria) => <TextInput {...more} {...native} {...aria} aria-required />}
    </Field>
  );
}
