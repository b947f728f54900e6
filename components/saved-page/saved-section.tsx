'use client';

import { useEffect, type ReactNode } from 'react';
import { isFollowedLink } from '@/lib/client/page/is-followed-link';
import { classNames } from '@/components/ui/class-names';
import styles from './saved-section.module.css';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  /** What can be done with all of them. */
  readonly tools?: ReactNode;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
};

/**
 * One kind of saved entry: its name, how many there are, and the entries. Renders nothing if there are none. An address that names it leads
 * to it: the browser has looked for it before it was rendered.
 */
export function SavedSection(props: Props) {
  const { id, heading, count, tools, isPrinted = false, children } = props;
  useEffect(() => {
    if (window.location.hash === `#${id}` && isFollowedLink())
      document.getElementById(id)?.scrollIntoView();
  }, [id]);
  if (count === 0) return null;
  return (
    <section
      id={id}
      className={classNames(styles.section, !isPrinted && styles.unprinted)}
      aria-labelledby={`${id}-heading`}
    >
      <h2 className={styles.heading} id={`${id}-heading`}>
        <span>{heading}</span> <span className={styles.count}>{`(${count})`}</span>
      </h2>
      {tools && <div className={styles.tools}>{tools}</div>}
      {children}
    </section>
  );
}
