'use client';

import type { SyntheticEvent } from 'react';
import { US_NUMBER } from '@/lib/forms/form-messages';
import { editPhone, hasTooManyDigits, mayBeForeign } from '@/lib/forms/phone';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { useTextField } from './use-text-field';

/** The phone number, formatted while it is typed or pasted. */
export function PhoneField() {
  const {
    id,
    value: before,
    error,
    native,
    setValue,
    setTouched,
  } = useTextField<HTMLInputElement>('phone');

  function edit({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
    // A keyboard that composes would write its text once more over ours; undo would undo our change only.
    const isLeft = isComposing || inputType?.startsWith('history');
    const raw = input.value;
    const { value, caret } = isLeft
      ? { value: raw, caret: 0 }
      : editPhone({
          before,
          raw,
          caret: input.selectionStart ?? raw.length,
          deletesForward: inputType === 'deleteContentForward',
        });
    if (value !== raw) write(input, value, caret);
    // The value stays as it is, and the error is shown at once.
    if (hasTooManyDigits(value)) void setTouched(true, false);
    void setValue(value);
  }

  return (
    <Field id={id} label="Phone number" error={error} help={mayBeForeign(before) && US_NUMBER}>
      {(aria) => (
        <TextInput
          {...native}
          {...aria}
          aria-required
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          onChange={edit}
          onCompositionEnd={edit}
        />
      )}
    </Field>
  );
}

/** Writes as a keyboard does where the browser can, so that undo works; a field without the focus is filled in by a program. */
function write(input: HTMLInputElement, value: string, caret: number): void {
  const isTypedInto = input === document.activeElement && value !== '';
  if (isTypedInto) input.select();
  // Not every browser has it.
  if (!isTypedInto || !document.execCommand?.('insertText', false, value)) input.value = value;
  if (isTypedInto) input.setSelectionRange(caret, caret);
}
