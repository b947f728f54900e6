import type { ComponentProps, ReactNode } from 'react';
import { stripOf } from '@/components/job-card/job-postcard';
import { Breadcrumbs } from '@/components/page/breadcrumbs';
import { Art } from '@/components/ui/marks/art';
import styles from './search-page.module.css';

type Props = Pick<ComponentProps<typeof Breadcrumbs>, 'crumbs'> & {
  readonly heading: string;
  /** What stands below the heading: a sentence or two of facts. */
  readonly lead: ReactNode;
  /** Whose landscape stands beside it. */
  readonly drawing: Parameters<typeof stripOf>[0];
  /** Figures below the lead. */
  readonly children: ReactNode;
};

/** The head of a page about a group of jobs. */
export function SearchPageHead({ crumbs, heading, lead, drawing, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <Art src={stripOf(drawing)} className={styles.art} />
    </div>
  );
}
