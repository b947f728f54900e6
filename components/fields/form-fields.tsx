'use client';

import type { ComponentType } from 'react';
import { ownValue } from '@/lib/domain/basics/own-value';
import type { FieldTable as Fields, ShownField } from '@/lib/forms/form';
import type { PersonField } from '@/lib/forms/person-fields';
import styles from './form-layout.module.css';
import { PhoneField } from './phone-field';
import { TextField } from './text-field';

type Control = ComponentType<{ readonly name: string; readonly field: ShownField }>;

/** The control of each field that only this form has: TypeScript names one that is missing. */
export type OwnControls<Name extends string> = Readonly<
  Record<Exclude<Name, PersonField>, Control>
>;

type Props = {
  /** The form's table. */
  readonly fields: Fields & Readonly<Record<PersonField, ShownField>>;
  readonly controls: OwnControls<string>;
};

/** The fields in the order of the form's table. A name and a way to reach the person share their row with the other. */
export function FormFields({ fields, controls }: Props) {
  return Object.entries(fields).map(([name, field]) => {
    const Control = ownValue(controls, name);
    if (Control) return <Control key={name} name={name} field={field} />;
    if (name === 'firstName')
      return (
        <div key={name} className={`${styles.pair} stack`}>
          <TextField name={name} field={field} />
          <TextField name="lastName" field={fields.lastName} />
        </div>
      );
    if (name === 'email')
      return (
        <div key={name} className={`${styles.pair} stack`}>
          <TextField name={name} field={field} />
          <PhoneField field={fields.phone} />
        </div>
      );
    return null;
  });
}
