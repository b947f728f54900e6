import { countPositions } from '@/lib/domain/counts/count';
import { chosenSort, withNear, type JobQuery } from '@/lib/domain/query/job-query';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import styles from './search-notes.module.css';

/** Which words no job has together with the others, and are left out: one sentence. */
function leftOutSentence(words: readonly string[]): string {
  const [last = '', ...others] = words.map((word) => `“${word}”`).reverse();
  const named = others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
  return `No job has all these words, so these jobs are shown without ${named}.`;
}

type Props = {
  readonly query: JobQuery;
  /** What of the page's address could not be read; null if all of it was, and for any other query. */
  readonly note: string | null;
  readonly found: Pick<JobSearchResult, 'leftOut' | 'near' | 'wider' | 'unknown'>;
  /** Where a choice leads. */
  readonly hrefOf: (query: JobQuery) => string;
};

/**
 * Tells the visitor what of the address could not be read, which words no job has, if a place is ambiguous, unknown or has no job within
 * the radius, and how many jobs are left out because their pay or place is not known.
 */
export function SearchNotes({ query, note, found, hrefOf }: Props) {
  const { leftOut, near, wider, unknown } = found;
  const { radius } = query;
  const haveNo = (count: number) => `${countPositions(count)} ${count === 1 ? 'has' : 'have'} no`;
  const comeLast = (count: number) => `${count === 1 ? 'comes' : 'come'} last`;
  const areOut = (count: number) => `${count === 1 ? 'is' : 'are'} left out`;
  return (
    <div className={`${styles.notes} gap-label stack muted small breaks`} aria-live="polite">
      {note && <p>{note}</p>}
      {leftOut && leftOut.words.length > 0 && <p>{leftOutSentence(leftOut.words)}</p>}
      {leftOut?.instead && (
        <p>
          <span>{`No “${leftOut.instead.typed}” for this search.`}</span>{' '}
          <a href={hrefOf({ ...query, q: leftOut.instead.q, page: 1 })} rel="nofollow">
            {`${leftOut.instead.name}: ${countPositions(leftOut.instead.total)}`}
          </a>
        </p>
      )}
      {near && !near.place && near.choices.length > 0 && (
        <>
          <p id="which-place">
            {`Which “${near.text}”? Until you choose, we show jobs everywhere.`}
          </p>
          <ul className={`${styles.choices} cluster`} aria-labelledby="which-place">
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
          {`No open job is in “${near.text}”, so jobs everywhere are shown. Try a larger town nearby.`}
        </p>
      )}
      {near?.place && wider && (
        <p>
          <span>{`Nothing within ${radius} miles of ${near.place.name}.`}</span>{' '}
          <a href={hrefOf(withNear(query, query.near, wider.radius))} rel="nofollow">
            {`Try ${wider.radius} miles: ${countPositions(wider.total)}`}
          </a>
        </p>
      )}
      {unknown.pay > 0 && (
        <p>{`${haveNo(unknown.pay)} weekly pay to compare, and ${areOut(unknown.pay)}.`}</p>
      )}
      {near?.place && !near.place.position && (
        <p>{`No job in ${near.place.name} says where exactly it is, so only jobs that name the town count as near.`}</p>
      )}
      {unknown.place > 0 &&
        (near?.place?.position ?? null) !== null &&
        (radius !== null || chosenSort(query) === 'distance') && (
          <p>{`${haveNo(unknown.place)} known place, and ${radius === null ? comeLast(unknown.place) : areOut(unknown.place)}.`}</p>
        )}
    </div>
  );
}
