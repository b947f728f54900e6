'use client';

import { useField } from 'formik';
import type { ShownField } from '@/lib/forms/form';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FieldError } from '@/components/ui/fields/field';
import { useFormIds } from './field-ids';
import styles from './form-layout.module.css';
import { useStableError } from './use-text-field';

type Props = {
  readonly name: string;
  /** Its entry in the form's table. */
  readonly field: ShownField;
  /** Id of the element that says why it has to be ticked, while it is not; without it, the error is shown here. */
  readonly reason?: string;
};

/** A box to tick, tied to its label and its error. */
export function CheckField({ name, field, reason }: Props) {
  const [{ value, onChange, onBlur }, { touched, error: problem }] = useField<boolean>(name);
  const id = useFormIds()(name);
  const error = useStableError(touched && reason === undefined ? problem : undefined);
  return (
    <div className={styles.check}>
      <Checkbox
        {...{ id, name, onChange, onBlur }}
        label={field.label}
        checked={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? (value ? undefined : reason) : `${id}-error`}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
