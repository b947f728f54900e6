import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

type Props = { readonly href?: `#${string}`; readonly children?: ReactNode };

/** A stop of the keyboard that leads past what many pages, or much of this one, begin with. Seen while it has focus. */
export function SkipLink({ href = '#main', children = 'Skip to main content' }: Props) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
