'use client';

import { Map as MapIcon } from 'lucide';
import { formatCount } from '@/lib/domain/count';
import type { JobQuery } from '@/lib/domain/job-query';
import { Select } from '@/components/ui/select';
import { TextLink } from '@/components/ui/text-link';
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
          value={query.sort ?? ''}
          onChange={({ target }) =>
            onSort(target.value === 'recent' || target.value === 'highestPay' ? target.value : null)
          }
        >
          <option value="">Sort By</option>
          <option value="recent">Recent</option>
          <option value="highestPay">Highest Pay</option>
        </Select>
      </div>
    </div>
  );
}
