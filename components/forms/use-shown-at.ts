import { useState } from 'react';
import { useIsHydrated } from '@/lib/client/use-is-hydrated';

/** Where the browser knows of no paint, nothing was there to be filled in. */
const firstPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now();

/**
 * When this form was shown, by performance.now(): one that came as HTML with the page's first paint, however late its script
 * is, and one on the way from another page now.
 */
export function useShownAt(): number {
  const isHydrated = useIsHydrated();
  const [shownAt] = useState(() => (isHydrated ? performance.now() : firstPaint()));
  return shownAt;
}
