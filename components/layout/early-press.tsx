'use client';

import { useEffect } from 'react';
import { listen } from '@/components/ui/early-presses';

/** Presses again what was pressed before any script ran, once React has taken the page over. Draws nothing. */
export function EarlyPress() {
  useEffect(listen, []);
  return null;
}
