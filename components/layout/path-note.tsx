'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { notePath } from '@/lib/client/previous-location';

/** Remembers that a page of ours came before, for 'Back to jobs'. Draws nothing. */
export function PathNote() {
  const path = usePathname();
  useEffect(() => notePath(path), [path]);
  return null;
}
