import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint';
import { addEarlyPress, pressAgain } from './early-presses';

/** The button an event is for. A save button needs no React, and is heard at once. */
const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('button:not([data-save])') : null;

/**
 * Remembers the buttons within `place` that were pressed before React had taken them over. Returns what presses them again,
 * to be called once that has happened.
 */
export function useEarlyPress(place: RefObject<HTMLElement | null>): () => void {
  const early = useRef(new Set<HTMLElement>());
  const isOver = useRef(false);

  useEffect(() => {
    const pressed = early.current;
    const remember = (event: MouseEvent) => {
      const button = buttonOf(event);
      const isEarly = !isOver.current && place.current?.contains(button);
      addEarlyPress(pressed, isEarly ? button : null);
    };
    // React lets no click through to what it has not taken over: one that comes back up was heard, and what was pressed before
    // it must not come after it.
    const heard = (event: MouseEvent) => {
      if (place.current?.contains(buttonOf(event))) pressed.clear();
    };
    // Who goes on typing has something else in mind by now.
    const forget = () => pressed.clear();
    window.addEventListener('click', remember, true);
    window.addEventListener('click', heard);
    window.addEventListener('input', forget, true);
    return () => {
      window.removeEventListener('click', remember, true);
      window.removeEventListener('click', heard);
      window.removeEventListener('input', forget, true);
    };
  }, [place]);

  return useCallback(() => {
    isOver.current = true;
    // A frame later: what was typed and chosen early has arrived in the state by then.
    afterPaint(() => pressAgain(early.current));
  }, []);
}
