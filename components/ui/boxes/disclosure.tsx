import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/marks/icon';
import styles from './disclosure.module.css';

type Props = ComponentProps<'details'> & { readonly summary: ReactNode };

/** A line that opens what is behind it, without a script. */
export function Disclosure({ summary, children, ...native }: Props) {
  return (
    <details className={styles.disclosure} {...native}>
      <summary className={`${styles.summary} one-row between gap-4 strong`}>
        <span>{summary}</span>
        <Icon icon={ChevronDown} className={`${styles.mark} turns`} />
      </summary>
      <div className={`${styles.content} stack`}>{children}</div>
    </details>
  );
}
