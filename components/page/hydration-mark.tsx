'use client';

import { useEffect } from 'react';

/** Marks the page as hydrated: from now on its script responds. Renders nothing. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
