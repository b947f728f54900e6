import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** What has just happened, told to a screen reader and shown over the page's lower edge. The region is there from the start. */
export function Toast({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.status}>
      {children && <p data-ground="pine">{children}</p>}
    </div>
  );
}
