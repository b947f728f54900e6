import type { ReactNode } from 'react';
import styles from './section-head.module.css';

type SectionHeadProps = {
  readonly id: string;
  readonly title: ReactNode;
  /** One line below it. */
  readonly children?: ReactNode;
};

export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children && <p className={styles.line}>{children}</p>}
    </div>
  );
}
