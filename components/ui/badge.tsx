import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = { children: ReactNode; tone?: 'tint' | 'sun' };

/** A short fact that stands out: 'Today'. */
export function Badge({ children, tone = 'tint' }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
