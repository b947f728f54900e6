'use client';

import { useField } from 'formik';
import type { ChangeEvent } from 'react';
import { PERSON_LENGTHS } from '@/lib/forms/person-rules';
import { editPhone, hasTooManyDigits } from '@/lib/forms/phone';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { useFormIds } from './field-ids';
import { useStableError } from './use-stable-error';

/** The phone number, formatted while it is typed or pasted. */
export function PhoneField() {
  const [field, { touched, error }, { setValue, setTouched }] = useField<string>('phone');
  const idOf = useFormIds();
  const shownError = useStableError(touched ? error : undefined);

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const forward =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const { value, caret } = editPhone({
      before: field.value,
      raw: target.value,
      caret: target.selectionStart ?? target.value.length,
      deletesForward: forward,
    });
    // Written immediately: React would move the caret to the end on finding a value other than its own. A value that is already right is
    // left alone, which keeps the browser's undo history.
    if (target.value !== value) {
      target.value = value;
      target.setSelectionRange(caret, caret);
    }
    // Pasted: the value stays as it is, and the error is shown at once.
    if (hasTooManyDigits(value)) void setTouched(true, false);
    void setValue(value);
  }

  return (
    <Field id={idOf('phone')} label="Phone number" error={shownError}>
      {(aria) => (
        <TextInput
          {...field}
          {...aria}
          aria-required
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={PERSON_LENGTHS.phone}
          onChange={change}
        />
      )}
    </Field>
  );
}
