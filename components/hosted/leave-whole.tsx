'use client';

import type { MouseEvent, ReactNode } from 'react';
import styles from './leave-whole.module.css';

/** The browser follows the link itself: Next's own handler, which would keep this document, never hears of the click. */
function asDocument(event: MouseEvent) {
  const { target } = event;
  if (target instanceof Element && target.closest('a[href^="/"]')) event.stopPropagation();
}

/**
 * Links out of here load a new document. The address of this one holds an id, and what another page brings with it
 * (the tag manager) would see it: when it reads the history, and when the visitor comes back.
 */
export function LeaveWhole({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.root} onClickCapture={asDocument}>
      {children}
    </div>
  );
}
