'use client';

import { memo, type ComponentProps } from 'react';
import type { ShownField } from '@/lib/forms/form';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/fields/field';
import input from '@/components/ui/fields/text-input.module.css';
import styles from './text-area-field.module.css';
import { useFormField } from './use-form-field';

type Props = {
  readonly name: string;
  /** Its entry in the form's table. */
  readonly field: ShownField;
};

/** Memoized as `TextInput` is. */
const TextArea = memo(function TextArea(native: ComponentProps<'textarea'>) {
  return <textarea className={classNames(input.input, styles.area)} rows={6} {...native} />;
});

/** Text of several lines, tied to its label and its error; it grows with its content if the browser supports that. */
export function TextAreaField({ name, field: entry }: Props) {
  const { id, error, field } = useFormField<string>(name);
  return (
    <Field {...entry} id={id} error={error}>
      {(aria) => <TextArea {...entry.input} {...field} {...aria} aria-required={!entry.optional} />}
    </Field>
  );
}
