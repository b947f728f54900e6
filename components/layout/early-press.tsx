'use client';

import { useEffect } from 'react';

let isOver = false;

/**
 * Presses again what was pressed last before any script ran (scripts/after-first-paint.mjs), once React has taken the page over.
 * Not what did without: a form that was sent, a job that was kept, nor a picker that was left since. Draws nothing.
 */
export function EarlyPress() {
  useEffect(() => {
    if (isOver) return;
    isOver = true;
    const pressed: unknown = Reflect.get(window, 'pressedEarly');
    if (!(pressed instanceof HTMLElement) || 'save' in pressed.dataset) return;
    const isWanted =
      pressed instanceof HTMLButtonElement
        ? pressed.type === 'button'
        : pressed === document.activeElement;
    // In a task of its own: React may be taking the page over within that very press, in which another counts for nothing.
    if (isWanted) setTimeout(() => pressed.click());
  }, []);
  return null;
}
