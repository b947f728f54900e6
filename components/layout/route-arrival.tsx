'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';

/** Moves focus without a scroll of its own; a heading takes focus for this once. */
function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** A link of the menu to a part of this very page: focus goes along, and so does the page where the address already names it. */
function arriveAtPart(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // '#part' alone is the browser's own affair.
  if (!link?.hash || link.getAttribute('href')?.startsWith('#') || !isPlainClick(event)) return;
  const { pathname, href } = window.location;
  const part = link.pathname === pathname && document.getElementById(link.hash.slice(1));
  if (!part) return;
  focus(part);
  if (link.href === href) part.scrollIntoView({ behavior: 'instant' });
}

/**
 * On the way to another page: to its top, with focus on its heading, so that a keyboard or a screen reader starts there.
 * Back and forward are the browser's own affair, and a change of filters is not another page (decisions, 'scroll to top').
 * An address with a #part leads to that part. Draws nothing.
 */
export function RouteArrival() {
  const pathname = usePathname();
  const lastPathname = useRef(pathname);
  /** Where Back or Forward has just led. */
  const cameBackTo = useRef<string | null>(null);

  useEffect(() => {
    const onPopState = () => {
      cameBackTo.current = window.location.pathname;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    document.addEventListener('click', arriveAtPart);
    return () => document.removeEventListener('click', arriveAtPart);
  }, []);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isReturn = cameBackTo.current === pathname;
    cameBackTo.current = null;
    if (isReturn) return;
    const part = document.getElementById(window.location.hash.slice(1));
    if (part) return focus(part);
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    focus(document.querySelector<HTMLElement>('main h1'));
  }, [pathname]);

  return null;
}
