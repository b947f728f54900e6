import { useState } from 'react';
import { usePointerIsDown } from '@/lib/client/page/use-pointer-is-down';

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
