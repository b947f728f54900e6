import type { ReactNode } from 'react';
import { Art } from '@/components/ui/marks/art';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { Breadcrumbs } from './breadcrumbs';
import styles from './drawn-head.module.css';

type Props = {
  readonly crumbs: readonly NavLink[];
  readonly heading: string;
  /** A sentence or two. */
  readonly lead: ReactNode;
  /** The address of a drawing: beside the words, if there is room. */
  readonly art: string;
  /** Below the lead. */
  readonly children?: ReactNode;
};

/** The head of a page that lists things: breadcrumbs, heading, a sentence, and a drawing that a phone does not show. */
export function DrawnHead({ crumbs, heading, lead, art, children }: Props) {
  return (
    <div className={`stack ${styles.head}`}>
      <div className="stack start breaks gap-3">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{heading}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
      <Art src={art} className={styles.art} width={560} height={210} />
    </div>
  );
}
