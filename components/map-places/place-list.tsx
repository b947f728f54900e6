import { memo } from 'react';
import { countJobs } from '@/lib/domain/counts/count';
import { emptyQuery, type JobQuery } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import type { MapListState } from '@/lib/domain/map/map-list';
import { pageOfPlace } from '@/lib/domain/map/map-names';
import { stateName } from '@/lib/domain/place/states';
import { SiteLink } from '@/components/ui/actions/site-link';
import { PlaceJobs } from './place-jobs';
import styles from './place-list.module.css';

/** With fewer states than this, all are open from the start. */
const OPEN_BELOW = 4;

type Props = {
  readonly states: readonly MapListState[];
  /** The query of the address: the states in it are open. */
  readonly query: JobQuery;
  readonly target: '_top' | undefined;
};

/** The map in words: the same groups, by state and city, each with its jobs. */
export const PlaceList = memo(function PlaceList({ states, query, target }: Props) {
  return (
    <div className="surface framed">
      {states.map(({ code, total, places }) => (
        <details
          key={code}
          className={styles.state}
          open={query.filters.state.includes(code) || states.length < OPEN_BELOW}
        >
          <summary className={`${styles.head} washes row`}>
            <h3 className={`${styles.name} snug size-h4`}>{stateName(code)}</h3>
            <span className={`${styles.count} muted small medium tabular`}>{countJobs(total)}</span>
          </summary>
          <ul className={`${styles.places} grid`}>
            {places.map(({ city, total: inPlace, jobs }) => (
              <li key={city} className="shrinks">
                <h4 className={`${styles.city} cluster between`}>
                  <span>{`${city}, ${code}`}</span>
                  <span className={`${styles.count} muted small medium tabular`}>
                    {countJobs(inPlace)}
                  </span>
                </h4>
                <PlaceJobs jobs={jobs} total={inPlace} target={target} />
              </li>
            ))}
          </ul>
          <p className={`${styles.all} small medium`}>
            <StateLink query={query} code={code} total={total} target={target} />
          </p>
        </details>
      ))}
    </div>
  );
});

type StateLinkProps = Pick<Props, 'query' | 'target'> & Pick<MapListState, 'code' | 'total'>;

/** To the page of a state's jobs if there are no other filters, else to the list with the map's filters. */
function StateLink({ query, code, total, target }: StateLinkProps) {
  const filters = { ...query.filters, state: [code] };
  const href = jobsHref({ ...query, page: 1, filters });
  const page = pageOfPlace({ total, city: null, state: code });
  const isStateAlone =
    href === jobsHref({ ...emptyQuery, filters: { ...emptyQuery.filters, state: [code] } });
  return page !== null && isStateAlone ? (
    <SiteLink href={page} target={target}>
      {`All jobs in ${stateName(code)}`}
    </SiteLink>
  ) : (
    <SiteLink href={href} rel="nofollow" target={target}>
      {`${stateName(code)} in the list of jobs`}
    </SiteLink>
  );
}
