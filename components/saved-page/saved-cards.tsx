import type { ReactNode } from 'react';
import { stampsOf } from '@/components/job-card/stamps';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import type { SavedRow } from '@/lib/domain/saved/saved-job';
import { SavedCard } from './saved-card';
import styles from './saved-cards.module.css';

type Props = {
  readonly entries: readonly {
    readonly row: SavedRow;
    /** What can be done with it, besides viewing it and applying. */
    readonly tools?: ReactNode;
  }[];
  readonly siteUrl: string;
  /** False for jobs that were applied for: each says when, in place of a badge. */
  readonly canApply?: boolean;
};

/** The jobs of one group, each as a card: no two neighbours show the same postcard. */
export function SavedCards({ entries, siteUrl, canApply = true }: Props) {
  const stamps = stampsOf(entries.map(({ row }) => ({ id: row.id, drawing: drawingOf(row) })));
  return (
    <ul className={styles.list}>
      {entries.map(({ row, tools }, index) => (
        <li key={row.id}>
          <SavedCard row={row} stamp={stamps[index] ?? ''} siteUrl={siteUrl} canApply={canApply}>
            {tools}
          </SavedCard>
        </li>
      ))}
    </ul>
  );
}
