import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  readonly children: ReactNode;
  readonly tone?: 'tint' | 'sun' | 'jobType' | 'plain';
  /** A custom element that changes its tone. */
  readonly as?: 'span' | 'days-ago';
};

/** A short fact that stands out: 'Today'. A job's type has the colour of its filter's tag. A plain one is words like others. */
export function Badge({ children, tone = 'tint', as: Tag = 'span' }: BadgeProps) {
  return (
    <Tag className={styles.badge} data-tone={tone} suppressHydrationWarning>
      {children}
    </Tag>
  );
}
