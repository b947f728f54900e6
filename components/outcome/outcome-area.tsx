'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './outcome-area.module.css';

type Props = {
  /** A word for the form's state; a new one scrolls the area into view. */
  readonly phase: string;
  /** Success or progress. Announced politely. */
  readonly status: ReactNode;
  /** What went wrong. */
  readonly children: ReactNode;
};

/** A form's state in words, above its submit button. */
export function OutcomeArea({ phase, status, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase !== 'idle') place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [phase]);
  return (
    <div ref={place} className={styles.outcome}>
      {/* Rendered from the start, so that new text in it is announced. */}
      <div role="status">{status}</div>
      {children}
    </div>
  );
}
