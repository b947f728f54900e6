'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useMediaQuery } from './use-media-query';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is behind others. */
const useTabHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );

type AutoAdvance = {
  readonly everyMs: number;
  /** Where it stands: any move, by whomever, starts the wait again. */
  readonly position: number;
  readonly onAdvance: () => void;
  /** False where there is nothing to move. */
  readonly enabled?: boolean;
  readonly pauseOnHover?: boolean;
};

/**
 * Something that moves on by itself, and stands still while it is in someone's hands: hovered, focused, in a hidden tab,
 * under reduced motion, or paused. Spread `hold` on the element that is watched. Pressing Play is an order: it goes on
 * even though the button has the focus, until focus or pointer come back.
 */
export function useAutoAdvance({
  everyMs,
  position,
  onAdvance,
  enabled = true,
  pauseOnHover = true,
}: AutoAdvance) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useTabHidden();
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');

  const playing = choice ? choice === 'play' : !reduced;
  const running = enabled && playing && !hovered && !focused && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = window.setTimeout(onAdvance, everyMs);
    return () => window.clearTimeout(timer);
  }, [running, everyMs, onAdvance, position]);

  const hold = {
    onPointerEnter: (event: PointerEvent) => {
      // A finger leaves no pointer behind that could go away again.
      if (pauseOnHover && event.pointerType !== 'touch') setHovered(true);
    },
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  const toggle = () => {
    setChoice(playing ? 'pause' : 'play');
    if (!playing) setFocused(false);
  };
  return { playing, running, reduced, toggle, hold } as const;
}
