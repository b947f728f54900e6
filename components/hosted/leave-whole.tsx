import type { ReactNode } from 'react';
import styles from './leave-whole.module.css';

/**
 * Links out of here load a new document (`softLinkOf`). The address of this one holds an id, and what another page brings with
 * it (the tag manager) would see it: when it reads the history, and when the visitor comes back.
 */
export function LeaveWhole({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.root} data-whole>
      {children}
    </div>
  );
}
