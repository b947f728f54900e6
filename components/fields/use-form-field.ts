import { useField } from 'formik';
import { useState } from 'react';
import { usePointerIsDown } from '@/lib/client/page/use-pointer-is-down';
import { useFormIds } from './form-ids';

/** A field of the form around it: what its control is given, and the error to show. */
export function useFormField<Value>(name: string) {
  const [field, { touched, error }, helpers] = useField<Value>(name);
  return {
    id: useFormIds()(name),
    field,
    error: useStableError(touched ? error : undefined),
    ...helpers,
  };
}

/**
 * A field's error as it is shown. While a pointer is down, errors neither appear nor disappear: leaving a field would move what is under
 * the pointer, and a click is lost if its target has moved by the time the button is released.
 */
function useStableError(error: string | undefined): string | undefined {
  const isPointerDown = usePointerIsDown();
  const [shown, setShown] = useState(error);
  if (isPointerDown) return shown;
  if (shown !== error) setShown(error);
  return error;
}
