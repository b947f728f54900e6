'use client';

import { onFirstInput } from '@/components/ui/on-first-input';

/** What searches the map as the server made it, and at the first input to its page the script of it (docs/decisions/0024). */
export const MapSearchLater = onFirstInput(
  () => import('./map-search').then((part) => part.MapSearch),
  { trouble: 'The filters did not load. Is the connection there?' },
);
