import { useState } from 'react';

/**
 * Whether a box is checked, and its press handler. A press shows at once, though its effect may take a moment. From the next `answer` on,
 * `isChecked` counts again.
 */
export function usePressed(isChecked: boolean, answer: unknown): readonly [boolean, () => void] {
  const [pressed, setPressed] = useState<{ readonly checked: boolean; readonly on: unknown }>();
  const checked = pressed && pressed.on === answer ? pressed.checked : isChecked;
  return [checked, () => setPressed({ checked: !checked, on: answer })];
}
