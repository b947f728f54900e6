import { useState } from 'react';
import { usePointerIsDown } from '@/lib/client/page/use-pointer-is-down';

/**
 * A field's error as it is shown. While a pointer is down nothing appears and nothing goes: leaving a field would move
 * what the pointer is on, and a click is lost when its target is elsewhere by the time the button is up.
 */
export function useStableError(error: string | undefined): string | undefined {
  const isPointerDown = usePointerIsDown();
  const [shown, setShown] = useState(error);
  if (isPointerDown) return shown;
  if (shown !== error) setShown(error);
  return error;
}
