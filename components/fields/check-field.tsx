'use client';

import { memo } from 'react';
import type { ShownField } from '@/lib/forms/form';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FieldError } from '@/components/ui/fields/field';
import { useFormField } from './use-form-field';

type Props = {
  readonly name: string;
  /** Its entry in the form's table. */
  readonly field: ShownField;
  /** Id of the element that says why it has to be ticked, while it is not; without it, the error is shown here. */
  readonly reason?: string;
};

/** Memoized as `TextInput` is. */
const Box = memo(Checkbox);

/** A box to tick, tied to its label and its error. */
export function CheckField({ name, field: entry, reason }: Props) {
  const { id, field, error: problem } = useFormField<boolean>(name);
  const { value, onChange, onBlur } = field;
  const error = reason === undefined ? problem : undefined;
  return (
    <div className="small">
      <Box
        {...{ id, name, onChange, onBlur }}
        label={entry.label}
        checked={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? (value ? undefined : reason) : `${id}-error`}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
