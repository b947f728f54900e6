'use client';

import { useEffect } from 'react';
import { addEarlyPress, pressAgain } from '@/components/ui/early-presses';

/** Not what did without React: a form that was sent, a job that was kept, nor a picker that was left since. */
function isWanted(pressed: HTMLElement): boolean {
  if (!(pressed instanceof HTMLButtonElement)) return pressed === document.activeElement;
  return pressed.type === 'button' && !('save' in pressed.dataset);
}

function buttonOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest('button, [role=combobox]') : null;
}

/**
 * Presses again what was pressed before any script ran (scripts/after-first-paint.mjs), once React has taken the page over.
 * Draws nothing.
 */
export function EarlyPress() {
  useEffect(() => {
    const early: unknown = Reflect.get(window, 'early');
    if (!Array.isArray(early)) return;
    // From now on nobody remembers more.
    Reflect.set(window, 'early', null);
    const pressed = new Set<HTMLElement>();
    for (const event of early) {
      // Who goes on typing has something else in mind by now.
      if (event.type === 'input') pressed.clear();
      else addEarlyPress(pressed, buttonOf(event));
    }
    // In tasks of their own: React may be taking the page over within such a press, in which another counts for nothing.
    pressAgain([...pressed].filter(isWanted));
  }, []);
  return null;
}
