'use client';

import { useCallback, useEffect, useRef, type SyntheticEvent } from 'react';
import type { ShownField } from '@/lib/forms/form';
import { US_NUMBER } from '@/lib/forms/form-messages';
import { editPhone, hasTooManyDigits, mayBeForeign } from '@/lib/forms/phone';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import { useFormField } from './use-form-field';

/** The phone number, formatted while it is typed or pasted. */
export function PhoneField({ field: entry }: { readonly field: ShownField }) {
  const { id, field, error, setValue, setTouched } = useFormField<string>('phone');
  const before = field.value;

  /** What is about to be written, and the field's value before the keys that led to it. */
  const writing = useRef<{ readonly timer: number; readonly from: string }>(undefined);
  useEffect(() => () => window.clearTimeout(writing.current?.timer), []);

  const edit = useCallback(
    ({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
      // The next key came first: both are one edit of the value before them.
      const from = writing.current?.from ?? before;
      window.clearTimeout(writing.current?.timer);
      writing.current = undefined;
      const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
      const raw = input.value;
      // A keyboard that composes would write its text once more over ours; undo would undo our change only.
      const isLeft = isComposing || inputType?.startsWith('history');
      const { value, caret } = isLeft
        ? { value: raw, caret: 0 }
        : editPhone({
            before: from,
            raw,
            caret: input.selectionStart ?? raw.length,
            deletesForward: inputType === 'deleteContentForward',
          });
      // The value stays as it is, and the error is shown at once.
      if (hasTooManyDigits(value)) void setTouched(true, false);
      // A page may write as a keyboard does, so that undo works, and the field hears of that as of any typing; not in every browser.
      const isTyped = value !== '' && hasFocus(input) && 'execCommand' in document;
      void setValue(isTyped ? raw : value);
      if (value === raw) return;
      if (!isTyped) return fill(input, value, caret);
      // In a task of its own: Safari mixes up what it can undo if a page types while it hears of typing.
      const timer = window.setTimeout(() => {
        writing.current = undefined;
        if (input.value !== raw) return;
        // Left meanwhile, it does not take the focus back.
        const isFocused = hasFocus(input);
        if (isFocused) input.select();
        // A browser may know the command and refuse it.
        if (isFocused && document.execCommand('insertText', false, value))
          return input.setSelectionRange(caret, caret);
        void setValue(value);
        fill(input, value, caret);
      });
      writing.current = { timer, from };
    },
    [before, setTouched, setValue],
  );

  return (
    <Field {...entry} id={id} error={error} help={mayBeForeign(before) && US_NUMBER}>
      {(aria) => (
        <TextInput
          {...field}
          {...aria}
          aria-required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          onChange={edit}
          onCompositionEnd={edit}
        />
      )}
    </Field>
  );
}

/** A field without the focus is filled in by a program, or has just been left. */
const hasFocus = (input: HTMLInputElement) => input === document.activeElement;

function fill(input: HTMLInputElement, value: string, caret: number): void {
  input.value = value;
  if (hasFocus(input)) input.setSelectionRange(caret, caret);
}
