'use client';

import { PERSON_LENGTHS } from '@/lib/forms/person-rules';
import styles from './form-layout.module.css';
import { PhoneField } from './phone-field';
import { TextField } from './text-field';

/** Name and contact details, which every form asks for. */
export function PersonFields() {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={PERSON_LENGTHS.firstName}
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={PERSON_LENGTHS.lastName}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={PERSON_LENGTHS.email}
        />
        <PhoneField />
      </div>
    </>
  );
}
