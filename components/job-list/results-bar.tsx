'use client';

import { Map as MapIcon } from 'lucide';
import { formatCount } from '@/lib/domain/basics/count';
import { chosenSort, toSort, type JobQuery } from '@/lib/domain/query/job-query';
import { Select } from '@/components/ui/fields/select';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './results-bar.module.css';

type Props = {
  readonly formId: string;
  readonly query: JobQuery;
  /** The address's own query string: the map gets all of it. */
  readonly search: string;
  /** Null while it is being found out. */
  readonly total: number | null;
  readonly onSort: (sort: JobQuery['sort']) => void;
};

/** How many jobs, the way to the map, and the order. */
export function ResultsBar({ formId, query, search, total, onSort }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {total === null ? '' : formatCount(total)}
      </p>
      <div className={styles.right}>
        <TextLink leadingIcon={MapIcon} href={`/job-map${search ? `?${search}` : ''}`}>
          View Map
        </TextLink>
        <Select
          label="Sort By"
          hideLabel
          size="sm"
          name="sort"
          form={formId}
          value={chosenSort(query) ?? ''}
          onChange={({ target }) => onSort(toSort(target.value))}
        >
          <option value="">Sort By</option>
          <option value="recent">Recent</option>
          <option value="highestPay">Highest Pay</option>
          {query.near && <option value="distance">Nearest</option>}
        </Select>
      </div>
    </div>
  );
}
