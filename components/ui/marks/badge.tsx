import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  readonly children: ReactNode;
  readonly tone?: 'tint' | 'sun' | 'jobType';
};

/** A short fact that stands out: 'Travel'. A job's type has the colour of its filter's tag. */
export function Badge({ children, tone = 'tint' }: BadgeProps) {
  return (
    <span className={`${styles.badge} inline-row strong`} data-tone={tone}>
      {children}
    </span>
  );
}
