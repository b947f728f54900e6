import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './saved-section.module.css';
import { SAVED_LISTS } from './attributes';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** Null if only the device knows: not shown before the element has counted. */
  readonly count?: number | null;
  /** What can be done with all of them. */
  readonly tools?: ReactNode;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
};

/** One kind of saved entry: its name, how many there are, and the entries. */
export function SavedSection(props: Props) {
  const { id, heading, count = null, tools, isPrinted = false, children } = props;
  return (
    <section
      id={id}
      className={classNames(styles.section, 'line-above', !isPrinted && 'unprinted')}
      aria-labelledby={`${id}-heading`}
      hidden={count === null}
      suppressHydrationWarning
    >
      <h2 className={`${styles.heading} size-h3`} id={`${id}-heading`}>
        <span>{heading}</span>{' '}
        <span
          className={`${styles.count} muted tabular`}
          {...{ [SAVED_LISTS.part]: 'count' }}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: count === null ? '' : `(${count})` }}
        />
      </h2>
      {tools && <div className={`${styles.tools} row unprinted`}>{tools}</div>}
      {children}
    </section>
  );
}
