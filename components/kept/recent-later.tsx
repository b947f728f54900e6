'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import { deviceKeys } from '@/lib/client/device-keys';
import { whenIdle } from '@/lib/client/when-idle';
import { lazyPart } from '@/components/ui/lazy-part';

const Recent = lazyPart(() => import('./recent').then((part) => part.Recent));

/** Whether what stands below is out of sight, so that it may move. */
function hasRoom(place: HTMLElement | null): boolean {
  const below = place?.nextElementSibling ?? document.querySelector('footer');
  return !below || below.getBoundingClientRect().top >= window.innerHeight;
}

/**
 * What this device remembers of jobs and searches, where it remembers any: fetched at rest, and shown only where its coming
 * moves nothing that is being looked at.
 */
export function RecentLater({ className }: { readonly className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(
    () =>
      whenIdle(() =>
        setShown(
          deviceKeys().some((key) => /:(?:viewed|searches)$/.test(key)) && hasRoom(place.current),
        ),
      ),
    [],
  );
  return (
    <div ref={place} className={className}>
      {isShown && (
        <Suspense>
          <Recent />
        </Suspense>
      )}
    </div>
  );
}
