'use client';

import { Map as MapIcon } from 'lucide';
import { chosenSort, toSort, type JobQuery } from '@/lib/domain/query/job-query';
import { Select } from '@/components/ui/fields/select';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './results-tools.module.css';

type Props = {
  readonly formId: string;
  readonly query: JobQuery;
  /** The address's own query string: the map gets all of it. */
  readonly search: string;
  readonly onSort: (sort: JobQuery['sort']) => void;
};

/** The sort order of the jobs, and the link to the map. */
export function ResultsTools({ formId, query, search, onSort }: Props) {
  return (
    <div className={`${styles.tools} relative rigid row`}>
      <TextLink
        leadingIcon={MapIcon}
        href={`/job-map${search ? `?${search}` : ''}`}
        rel={search ? 'nofollow' : undefined}
      >
        <span className={styles.view}>View </span>Map
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
  );
}
