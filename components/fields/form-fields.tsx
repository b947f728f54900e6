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

/** Name and contact details, which applications and messages ask for, then the form's own fields in the order of its table. */
export function FormFields({ fields, controls }: Props) {
  return (
    <>
      <div className={`${styles.pair} stack`}>
        <TextField name="firstName" field={fields.firstName} />
        <TextField name="lastName" field={fields.lastName} />
      </div>
      <div className={`${styles.pair} stack`}>
        <TextField name="email" field={fields.email} />
        <PhoneField field={fields.phone} />
      </div>
      {Object.entries(fields).map(([name, field]) => {
        const Control = ownValue(controls, name);
        return Control && <Control key={name} name={name} field={field} />;
      })}
    </>
  );
}
