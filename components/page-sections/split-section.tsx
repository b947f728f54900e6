import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './split-section.module.css';

type SplitSectionProps = {
  /** Also the section's anchor in the page. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Below the title: a picture, a button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  /** Stacked at any width: for content that is wide itself, or too short to be beside a title. */
  readonly stacked?: boolean;
  readonly ground?: 'plain' | 'deep' | 'pine';
};

/** Heading in a narrow column, content in a wide one; stacked on a phone. */
export function SplitSection({
  id,
  title,
  lead,
  beside,
  children,
  stacked = false,
  ground = 'plain',
}: SplitSectionProps) {
  return (
    <section
      id={id}
      className={classNames('section', ground === 'deep' && 'deep')}
      aria-labelledby={`${id}-title`}
      data-ground={ground === 'pine' ? 'pine' : undefined}
    >
      <div className={`wrap stack breaks ${styles.columns}`} data-stacked={stacked || undefined}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={`muted lead ${styles.lead}`}>{lead}</p>}
          {beside && <div className={`stack start ${styles.beside}`}>{beside}</div>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
