import type { Ref } from 'react';
import styles from './honeypot.module.css';

/**
 * A field people never encounter: off the screen, out of the tab order, hidden from assistive technology, never autofilled. Its name is none
 * that tools which fill in job applications know, such as 'website'.
 */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input
        ref={ref}
        type="text"
        name="favorite"
        defaultValue=""
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}
