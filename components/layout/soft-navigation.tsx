'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { softLinkOf } from '@/components/ui/soft-click';

/**
 * Follows the links of the site within this document, all of them by one listener (docs/decisions/0020). The link bears
 * `data-pending` while its page is on its way, and screen readers are told.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const followed = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = softLinkOf(event);
      if (!link) return;
      event.preventDefault();
      followed.current?.removeAttribute('data-pending');
      followed.current = link;
      link.setAttribute('data-pending', '');
      const go = link.hasAttribute('data-replace') ? router.replace : router.push;
      const scroll = !link.hasAttribute('data-keep-scroll');
      start(() => go(link.pathname + link.search + link.hash, { scroll }));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);

  useEffect(() => {
    if (!isPending) followed.current?.removeAttribute('data-pending');
  }, [isPending]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {isPending && 'Loading'}
    </p>
  );
}
