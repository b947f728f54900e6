'use client';

import { ownValue } from '@/lib/domain/basics/own-value';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '@/lib/forms/form';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { useFormIds } from './form-ids';

const COUNTS = [
  'One thing',
  'Two things',
  'Three things',
  'Four things',
  'Five things',
  'Six things',
  'Seven things',
  'Eight things',
  'Nine things',
  'Ten things',
];

type Props = {
  /** Counts refused submits: each one lists the current errors and moves focus here. */
  readonly round: number;
  /** The fields it may list, in page order. */
  readonly fields: readonly string[];
};

/** What must be fixed before the form can be sent; a line disappears once its field is valid. */
export function FormErrors({ round, fields }: Props) {
  const errors: FieldErrors<string> = useFormikContext().errors;
  const idOf = useFormIds();
  const [listed, setListed] = useState<{ round: number; fields: readonly string[] }>({
    round: 0,
    fields: [],
  });
  if (listed.round !== round) {
    setListed({ round, fields: fields.filter((field) => ownValue(errors, field) !== undefined) });
  }
  const lines = listed.fields.flatMap((field) => {
    const text = ownValue(errors, field);
    return text === undefined ? [] : [{ href: `#${idOf(field)}`, text }];
  });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) summary.current?.focus();
  }, [round]);
  if (lines.length === 0) return null;
  return (
    <ErrorSummary
      ref={summary}
      id={idOf('errors')}
      title={`${COUNTS[lines.length - 1]} to fix before you send this`}
      errors={lines}
    />
  );
}
