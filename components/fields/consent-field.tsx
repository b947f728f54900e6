'use client';

import { useField } from 'formik';
import { APPLICATION } from '@/lib/forms/application-fields';
import { Checkbox } from '@/components/ui/fields/checkbox';
import styles from './consent-field.module.css';
import { GATE_ID, fieldId } from './field-ids';

export function ConsentField() {
  const [{ value, name, onChange, onBlur }] = useField<boolean>('receiveUpdates');
  return (
    <Checkbox
      id={fieldId('receiveUpdates')}
      className={styles.consent}
      label={APPLICATION.fields.receiveUpdates.label}
      name={name}
      checked={value}
      onChange={onChange}
      onBlur={onBlur}
      aria-describedby={value ? undefined : GATE_ID}
    />
  );
}
