import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

type Props = { readonly href?: `#${string}`; readonly children?: ReactNode };

/** A keyboard stop that skips what many pages, or a large part of this one, start with. Visible only while focused. */
export function SkipLink({ href = '#main', children = 'Skip to main content' }: Props) {
  return (
    <a className={`strong ${styles.skip} rounded ink`} href={href}>
      {children}
    </a>
  );
}
