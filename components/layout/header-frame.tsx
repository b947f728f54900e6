'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { HEADER } from '@/lib/config/limits';
import { headerAfterScroll, type HeaderState } from './header-state';
import styles from './site-header.module.css';

/** Whether the header, back in view, would lie over what the keyboard is at. */
function wouldCoverFocus(header: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || header.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < header.offsetHeight;
}

/**
 * The header's own element, which comes and goes with scrolling. The state is written past React, for nothing else depends
 * on it and scrolling must stay light. Without scripts the header stays at the top of the page.
 */
export function HeaderFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const header = frame.current;
    if (!header) return;
    let state: HeaderState = 'top';
    let lastY = window.scrollY;
    let timer: number | undefined;
    const show = (next: HeaderState) => {
      state = next;
      header.dataset.state = next;
    };
    const onScroll = () => {
      const { scrollY } = window;
      show(
        headerAfterScroll(state, { from: lastY, to: scrollY, headerHeight: header.offsetHeight }),
      );
      header.toggleAttribute('data-scrolled', scrollY > 0);
      lastY = scrollY;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (state === 'hidden' && !wouldCoverFocus(header)) show('shown');
      }, HEADER.reappearAfterMs);
    };
    const onFocusIn = () => {
      if (state === 'hidden') show('shown');
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    header.addEventListener('focusin', onFocusIn);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      header.removeEventListener('focusin', onFocusIn);
    };
  }, []);

  return (
    <header ref={frame} className={styles.header}>
      {children}
    </header>
  );
}
