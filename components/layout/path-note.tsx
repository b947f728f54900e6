'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { noteLocation } from '@/lib/client/previous-location';

/** Where the font was for wide screens alone, it is for all once it is there. */
function bringFont() {
  const font = document.querySelector<HTMLLinkElement>('link[data-wide]');
  const face = document.querySelector<HTMLStyleElement>('style[data-wide]');
  if (!font || !face) return;
  font.onload = () => (face.media = 'all');
  font.media = 'all';
}

/**
 * Remembers that a page of ours came before, for 'Back to jobs'. And what was for wide screens alone in the visitor's first page,
 * the web font, is for all from the next on (docs/decisions/0032). Draws nothing.
 */
export function PathNote() {
  const path = usePathname();
  useEffect(() => {
    noteLocation();
    return bringFont;
  }, [path]);
  return null;
}
