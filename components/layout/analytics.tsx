'use client';

import { Suspense, useEffect, useState } from 'react';
import { wantsPrivacy } from '@/lib/client/privacy';
import { whenIdle } from '@/lib/client/when-idle';
import { REPORTING } from '@/lib/config/reporting';
import { lazyPart } from '@/components/ui/lazy-part';

const Measures = lazyPart(() => import('./measures').then((part) => part.Measures));

/**
 * The tag manager and the page's web vitals, where a container is configured: once the page rests, and not for visitors who
 * ask for privacy. What does it is fetched then. Draws nothing.
 */
export function Analytics() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (REPORTING.gtmId === null || wantsPrivacy()) return;
    return whenIdle(() => setOn(true));
  }, []);
  if (!isOn) return null;
  return (
    <Suspense>
      <Measures container={REPORTING.gtmId ?? ''} />
    </Suspense>
  );
}
