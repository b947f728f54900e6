'use client';

import { withoutFilter, type JobQuery } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { JOB_MESSAGES } from '@/lib/domain/messages/list-messages';
import { FACETS } from '@/lib/domain/query/facets';
import type { Dropped, DropSuggestion } from '@/lib/domain/search/search-result';
import { countPositions } from '@/lib/domain/counts/count';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { ButtonLink } from '@/components/ui/actions/button-link';
import styles from './no-match.module.css';
import { POSTCARDS } from '@/components/job-card/postcard';

const TYPED_FILTERS = { q: 'these words', minPay: 'the minimum', near: 'the radius' } as const;

type Props = {
  readonly query: JobQuery;
  readonly suggestions: readonly DropSuggestion[];
};

/** Nothing matches: say which filter to drop, or which two, and how many jobs that would bring back. */
export function NoMatch({ query, suggestions }: Props) {
  return (
    <EmptyState
      title="Nothing here yet"
      art={POSTCARDS.poles}
      action={
        <ButtonLink href="/jobs" variant="quiet" size="sm">
          See all positions
        </ButtonLink>
      }
    >
      <p>{JOB_MESSAGES.noMatch}</p>
      {suggestions.length > 0 && (
        <ul className={`${styles.drops} middle cluster gap-2`} aria-label="Filters to drop">
          {suggestions.map(({ dropped, total }) => {
            const names = dropped.map(nameOf).join(' and ');
            const rest = dropped.reduce((now, { facet }) => withoutFilter(now, facet), query);
            return (
              <li key={dropped.map(({ facet }) => facet).join()}>
                <a href={jobsHref(rest)} rel="nofollow">
                  {`Without ${names}: ${countPositions(total)}`}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </EmptyState>
  );
}

/** 'Texas', 'Texas and Utah', '39 states': what would be dropped, in a few words. */
function nameOf({ facet, labels }: Dropped): string {
  if (facet === 'minPay' || facet === 'near' || facet === 'q') return TYPED_FILTERS[facet];
  if (labels.length <= 2) return labels.join(' and ');
  return `${labels.length} ${FACETS[facet].plural}`;
}
