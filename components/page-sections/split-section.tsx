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
  readonly ground?: 'plain' | 'deep' | 'tone' | 'pine';
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
      className={classNames('section', styles.section)}
      aria-labelledby={`${id}-title`}
      data-band={ground}
      data-ground={ground === 'pine' ? 'pine' : undefined}
    >
      <div className={`wrap ${styles.columns}`} data-stacked={stacked || undefined}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {beside && <div className={styles.beside}>{beside}</div>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
