'use client';

import { Suspense, useEffect, useState } from 'react';
import { wantsPrivacy } from '@/lib/client/privacy';
import { loadTagManager } from '@/lib/client/tag-manager';
import { whenIdle } from '@/lib/client/when-idle';
import { PUBLIC } from '@/lib/config/public';
import { lazyPart } from '@/components/ui/lazy-part';

const WebVitals = lazyPart(() => import('./web-vitals').then((part) => part.WebVitals));

/**
 * The tag manager and the page's web vitals, where a container is configured: once the page rests, and not for visitors who
 * ask for privacy. Draws nothing.
 */
export function Analytics() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const { gtmId } = PUBLIC;
    if (gtmId === null || wantsPrivacy()) return;
    return whenIdle(() => {
      loadTagManager(gtmId);
      setOn(true);
    });
  }, []);
  if (!isOn) return null;
  return (
    <Suspense fallback={null}>
      <WebVitals />
    </Suspense>
  );
}
