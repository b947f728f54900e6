import type { HTMLAttributes } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li';
  /** Rises a little under the pointer. */
  raised?: boolean;
  /** Dashed and empty: a placeholder. */
  placeholder?: boolean;
};

export function Card({
  as: Element = 'div',
  raised = false,
  placeholder = false,
  className,
  ...native
}: CardProps) {
  return (
    <Element
      className={classNames(styles.card, 'surface framed shrinks', className)}
      data-raised={raised || undefined}
      data-placeholder={placeholder || undefined}
      {...native}
    />
  );
}
