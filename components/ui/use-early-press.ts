import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint';

/**
 * Remembers the last button within `place` that was pressed before React had taken it over. Returns what presses it again,
 * to be called once that has happened.
 */
export function useEarlyPress(place: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<HTMLElement | null>(null);
  const isOver = useRef(false);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      // A save button needs no React, and is heard at once.
      const button =
        target instanceof Element ? target.closest<HTMLElement>('button:not([data-save])') : null;
      pressed.current = !isOver.current && place.current?.contains(button) ? button : null;
    };
    // React lets no click through to what it has not taken over: one that comes back up was heard.
    const forget = () => {
      pressed.current = null;
    };
    window.addEventListener('click', remember, true);
    window.addEventListener('click', forget);
    // Who goes on typing has something else in mind by now.
    window.addEventListener('input', forget, true);
    return () => {
      window.removeEventListener('click', remember, true);
      window.removeEventListener('click', forget);
      window.removeEventListener('input', forget, true);
    };
  }, [place]);

  return useCallback(() => {
    isOver.current = true;
    // A frame later: what was typed and chosen early has arrived in the state by then.
    afterPaint(() => pressed.current?.click());
  }, []);
}
