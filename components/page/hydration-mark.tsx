'use client';

import { useEffect } from 'react';

/** Marks the document as hydrated: what a page's script answers is answered from now on. Draws nothing. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
