'use client';

import { useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import styles from './as-sent.module.css';
import { lazyPart } from './lazy-part';

const onServer = typeof document === 'undefined';
const never = () => () => undefined;

/**
 * Words that never change and need no script: the server draws them, the browser leaves its HTML as it came, and so they are
 * not in the page's data a second time. Their script is fetched where no HTML came, on the way from a page without them. Their
 * style sheets come with the page when a file of the server imports the component's list of them.
 */
export function asSent(load: () => Promise<ComponentType>) {
  const Part = lazyPart(load);
  return function AsSent() {
    const isTakenOver = useSyncExternalStore(
      never,
      () => false,
      () => !onServer,
    );
    const [stays] = useState(isTakenOver);
    return stays ? (
      <div
        className={styles.sent}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    ) : (
      <div className={styles.sent}>
        <Part />
      </div>
    );
  };
}
