'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/text-area';
import { useTextField } from './use-text-field';

type Props = Omit<ComponentProps<typeof TextArea>, 'name' | 'id'> & {
  readonly name: string;
  readonly label: string;
};

/** Text of several lines, tied to its label and its error. */
export function TextAreaField({ name, label, ...more }: Props) {
  const { id, error, native } = useTextField<HTMLTextAreaElement>(name);
  return (
    <Field id={id} label={label} error={error}>
      {(aria) => <TextArea {...more} {...native} {...aria} aria-required />}
    </Field>
  );
}
