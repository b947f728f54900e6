'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ApplicationField } from '@/lib/forms/application-schema';
import { APPLICATION_FIELDS } from '@/lib/forms/application-schema';
import { ErrorSummary } from '@/components/ui/error-summary';
import { fieldId } from './field-ids';
import type { FormValues } from './form-values';

const COUNTS = [
  'One thing',
  'Two things',
  'Three things',
  'Four things',
  'Five things',
  'Six things',
];

/** The consent box has a text of its own, at the button. */
const LISTED = APPLICATION_FIELDS.filter((field) => field !== 'receiveUpdates');

type Props = {
  /** Counts the submits that were refused: each lists what is wrong now and moves focus here. */
  readonly round: number;
};

/** What must be mended before the form can be sent; a line goes when its field is right. */
export function FormErrors({ round }: Props) {
  const { errors } = useFormikContext<FormValues>();
  const [listed, setListed] = useState<{ round: number; fields: readonly ApplicationField[] }>({
    round: 0,
    fields: [],
  });
  if (listed.round !== round) {
    setListed({ round, fields: LISTED.filter((field) => errors[field] !== undefined) });
  }
  const lines = listed.fields.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ href: `#${fieldId(field)}`, text }];
  });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) summary.current?.focus();
  }, [round]);
  if (lines.length === 0) return null;
  return (
    <ErrorSummary
      ref={summary}
      id="application-errors"
      title={`${COUNTS[lines.length - 1]} to fix before you send this`}
      errors={lines}
    />
  );
}
