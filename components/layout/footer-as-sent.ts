'use client';

import { asSent } from '@/components/ui/as-sent';

export const FooterStartAsSent = asSent(() =>
  import('./footer-start').then((part) => part.FooterStart),
);
export const FooterEndAsSent = asSent(() => import('./footer-end').then((part) => part.FooterEnd));
