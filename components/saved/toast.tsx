import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** What has just happened, announced and shown over the page's lower edge. The live region is rendered from the start. */
export function Toast({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.status}>
      {children && <p data-ground="pine">{children}</p>}
    </div>
  );
}
