'use client';

import { useEffect } from 'react';
import { addEarlyPress, pressAgain } from '@/components/ui/early-presses';

/** Not what did without React: a form that was sent, a job that was kept, nor a picker that was left since. */
function isWanted(pressed: HTMLElement): boolean {
  if (!(pressed instanceof HTMLButtonElement)) return pressed === document.activeElement;
  return pressed.type === 'button' && !('save' in pressed.dataset);
}

/**
 * Presses again what was pressed before any script ran (scripts/after-first-paint.mjs), once React has taken the page over.
 * Draws nothing.
 */
export function EarlyPress() {
  useEffect(() => {
    const all: unknown = Reflect.get(window, 'pressedEarly');
    if (!Array.isArray(all)) return;
    // From now on nobody listens for more.
    Reflect.set(window, 'pressedEarly', null);
    const pressed = new Set<HTMLElement>();
    for (const one of all) addEarlyPress(pressed, one instanceof HTMLElement ? one : null);
    // In tasks of their own: React may be taking the page over within such a press, in which another counts for nothing.
    pressAgain([...pressed].filter(isWanted));
  }, []);
  return null;
}
