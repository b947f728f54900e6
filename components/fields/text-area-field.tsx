'use client';

import type { ShownField } from '@/lib/forms/form';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/fields/field';
import input from '@/components/ui/fields/text-input.module.css';
import styles from './text-area-field.module.css';
import { useTextField } from './use-text-field';

type Props = {
  readonly name: string;
  /** Its entry in the form's table. */
  readonly field: ShownField;
};

/** Text of several lines, tied to its label and its error; it grows with its content if the browser supports that. */
export function TextAreaField({ name, field }: Props) {
  const { id, error, native } = useTextField<HTMLTextAreaElement>(name);
  return (
    <Field {...field} id={id} error={error}>
      {(aria) => (
        <textarea
          className={classNames(input.input, styles.area)}
          rows={6}
          {...field.input}
          {...native}
          {...aria}
          aria-required={!field.optional}
        />
      )}
    </Field>
  );
}
