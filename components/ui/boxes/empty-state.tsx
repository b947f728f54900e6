import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Art } from '@/components/ui/marks/art';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** Address of a postcard crop. */
  art: string;
  title?: ReactNode;
  /** One sentence: what happened. */
  children: ReactNode;
  /** One way out, or a few. */
  action?: ReactNode;
  /** Level of the title within the page. */
  level?: 1 | 2 | 3;
};

/** Nothing here, not found, did not load: a postcard, one sentence, the way out. */
export function EmptyState({ art, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={`${styles.state} dashed stack centered-text`}
      data-page={level === 1 || undefined}
    >
      <Art src={art} className={`${styles.art} rounded deep`} width={176} height={104} />
      {title && <Heading className={`${styles.title} size-h3 breaks`}>{title}</Heading>}
      <div className={classNames(styles.words, 'muted', level === 1 && 'lead')}>{children}</div>
      {action && <div className={`${styles.action} middle cluster gap-3`}>{action}</div>}
    </div>
  );
}
