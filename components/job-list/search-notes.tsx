import { formatCount } from '@/lib/domain/basics/count';
import { chosenSort, withNear, type JobQuery } from '@/lib/domain/query/job-query';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import styles from './search-notes.module.css';

type Props = {
  readonly query: JobQuery;
  readonly found: Pick<JobSearchResult, 'near' | 'wider' | 'unknown'>;
  /** Where a choice leads. */
  readonly hrefOf: (query: JobQuery) => string;
};

/** What a place or a minimum could not do, in words: nothing is hidden in silence. */
export function SearchNotes({ query, found: { near, wider, unknown }, hrefOf }: Props) {
  const { radius } = query;
  const positions = (count: number) => formatCount(count).replace(' found', '');
  const say = (count: number) => (count === 1 ? 'has' : 'have');
  return (
    <div className={styles.notes} aria-live="polite">
      {near && !near.place && near.choices.length > 0 && (
        <>
          <p id="which-place">Which “{near.text}”? Until you choose, jobs everywhere are shown.</p>
          <ul className={styles.choices} aria-labelledby="which-place">
            {near.choices.map((name) => (
              <li key={name}>
                <a href={hrefOf(withNear(query, name, radius))} rel="nofollow">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {near && !near.place && near.choices.length === 0 && (
        <p>
          No open job is in “{near.text}”, so jobs everywhere are shown. Try a larger town nearby.
        </p>
      )}
      {near?.place && wider && (
        <p>
          Nothing within {radius} miles of {near.place.name}.{' '}
          <a href={hrefOf(withNear(query, query.near, wider.radius))} rel="nofollow">
            Try {wider.radius} miles: {positions(wider.total)}
          </a>
        </p>
      )}
      {unknown.pay > 0 && (
        <p>
          {positions(unknown.pay)} {say(unknown.pay)} no weekly pay to compare, and{' '}
          {unknown.pay === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      {unknown.place > 0 && (radius !== null || chosenSort(query) === 'distance') && (
        <p>
          {positions(unknown.place)} {say(unknown.place)} no known place, and{' '}
          {placeNote(unknown.place, radius)}.
        </p>
      )}
    </div>
  );
}

function placeNote(count: number, radius: JobQuery['radius']): string {
  if (radius !== null) return count === 1 ? 'is left out' : 'are left out';
  return count === 1 ? 'comes last' : 'come last';
}
