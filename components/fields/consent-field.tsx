'use client';

import { useField } from 'formik';
import { SITE } from '@/lib/config/site';
import { Checkbox } from '@/components/ui/fields/checkbox';
import styles from './consent-field.module.css';
import { GATE_ID, fieldId } from './field-ids';

/** Who sends messages, what for, what they may cost, and how to stop them (docs/product/decisions.md, 'submit gate'). */
const CONSENT = `I agree that ${SITE.brand} may call, text and email me about jobs and this application. Message and data rates may apply. Reply STOP to opt out, HELP for help.`;

export function ConsentField() {
  const [{ value, name, onChange, onBlur }] = useField<boolean>('receiveUpdates');
  return (
    <Checkbox
      id={fieldId('receiveUpdates')}
      className={styles.consent}
      label={CONSENT}
      name={name}
      checked={value}
      onChange={onChange}
      onBlur={onBlur}
      aria-describedby={value ? undefined : GATE_ID}
    />
  );
}
