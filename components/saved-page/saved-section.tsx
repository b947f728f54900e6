import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './saved-section.module.css';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  /** Stands where there is nothing: what would be here, and the way to it. */
  readonly empty: ReactNode;
  /** What can be done with all of it. */
  readonly tools?: ReactNode;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
};

/** One kind of what is kept: its name, how much there is, and the entries. */
export function SavedSection(props: Props) {
  const { id, heading, count, empty, tools, isPrinted = false, children } = props;
  return (
    <section
      id={id}
      className={classNames(styles.section, !isPrinted && styles.unprinted)}
      aria-labelledby={`${id}-heading`}
    >
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading} {count > 0 && <span className={styles.count}>({count})</span>}
      </h2>
      {count > 0 && tools && <div className={styles.tools}>{tools}</div>}
      {count > 0 ? children : <div className={styles.empty}>{empty}</div>}
    </section>
  );
}
