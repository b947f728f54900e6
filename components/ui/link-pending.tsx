'use client';

import { useLinkStatus } from 'next/link';
import styles from './link-pending.module.css';

/** Inside a link: three dots in the place of its words while the page behind it is on its way. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span className={styles.dots} role="status" data-pending="">
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <span className="visually-hidden">Loading</span>
    </span>
  );
}
