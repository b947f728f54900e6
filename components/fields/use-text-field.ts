import { useField } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePointerIsDown } from '@/lib/client/page/use-pointer-is-down';
import { useFormIds } from './field-ids';

/**
 * A text field of a form. Its text belongs to the browser, so that nothing put into it without an event is overwritten; only what the form
 * itself changes (a restored draft, a reset) is written into it.
 */
export function useTextField<Control extends HTMLInputElement | HTMLTextAreaElement>(name: string) {
  const [{ value, onChange, onBlur }, { touched, error }, helpers] = useField<string>(name);
  const idOf = useFormIds();
  const ref = useRef<Control>(null);
  const last = useRef(value);
  const [defaultValue] = useState(value);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (ref.current !== null && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return {
    id: idOf(name),
    value,
    error: useStableError(touched ? error : undefined),
    native: { ref, name, defaultValue, onChange, onBlur },
    ...helpers,
  };
}

/**
 * A field's error as it is shown. While a pointer is down, errors neither appear nor disappear: leaving a field would move what is under
 * the pointer, and a click is lost if its target has moved by the time the button is released.
 */
export function useStableError(error: string | undefined): string | undefined {
  const isPointerDown = usePointerIsDown();
  const [shown, setShown] = useState(error);
  if (isPointerDown) return shown;
  if (shown !== error) setShown(error);
  return error;
}
