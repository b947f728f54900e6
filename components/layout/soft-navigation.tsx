'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { noteLocation } from '@/lib/client/previous-location';
import { softLinkOf } from '@/components/ui/soft-click';

/**
 * Follows the links of the site within this document, all of them by one listener (docs/decisions/0020). The link bears
 * `data-pending` while its page is on its way, and screen readers are told.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const followed = useRef<HTMLAnchorElement>(null);
  const settle = () => followed.current?.removeAttribute('data-pending');

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = softLinkOf(event);
      if (!link) return;
      event.preventDefault();
      noteLocation();
      settle();
      followed.current = link;
      link.setAttribute('data-pending', '');
      const go = link.hasAttribute('data-replace') ? router.replace : router.push;
      const scroll = !link.hasAttribute('data-keep-scroll');
      start(() => go(link.pathname + link.search + link.hash, { scroll }));
    };
    document.addEventListener('click', follow);
    // A page that became another document may be shown again as it was left.
    window.addEventListener('pagehide', settle);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('pagehide', settle);
    };
  }, [router]);

  useEffect(() => {
    if (!isPending) settle();
  }, [isPending]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {isPending && 'Loading'}
    </p>
  );
}
