import { formatCount } from '@/lib/domain/counts/count';
import { chosenSort, type JobQuery } from '@/lib/domain/query/job-query';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import styles from './results-count.module.css';

const ORDERS = {
  recent: 'newest first',
  highestPay: 'highest pay first',
  distance: 'nearest first',
} as const;

type Props = {
  readonly query: JobQuery;
  /** Null until known. */
  readonly result: Pick<JobSearchResult, 'total' | 'page' | 'pageCount'> | null;
};

/** How many jobs there are, and in what order: a change of filters, order or page is announced. */
export function ResultsCount({ query, result }: Props) {
  const order = ORDERS[chosenSort(query) ?? 'recent'];
  return (
    // One live region, so that a change is announced once and whole.
    <div className={`${styles.line} cluster`} role="status">
      <p className={`${styles.count} snug size-h4 strong tabular`}>
        {result && formatCount(result.total)}
      </p>
      <p className="muted small">
        {result && result.total > 1 && <span>{order}</span>}
        {result && result.pageCount > 1 && (
          <span className="visually-hidden">{`, page ${result.page} of ${result.pageCount}`}</span>
        )}
      </p>
    </div>
  );
}
