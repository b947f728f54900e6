import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type Props = {
  readonly heading: string;
  /** The way back, above the heading. */
  readonly back?: ReactNode;
  readonly lead?: ReactNode;
};

/** Headings longer than this are set smaller: on a phone they would fill the first screen. */
const LONG_HEADING = 64;

/** The head of a page with a form: the way back, the heading, and what it is about. */
export function PageHead({ heading, back, lead }: Props) {
  return (
    <div className={'stack start gap-2 title-room'}>
      {back && <div className={`row ${styles.back}`}>{back}</div>}
      <h1 className={styles.title} data-long={heading.length > LONG_HEADING || undefined}>
        {heading}
      </h1>
      {lead && <p className={`muted lead breaks ${styles.lead}`}>{lead}</p>}
    </div>
  );
}
