import type { IsoDate } from '@/lib/domain/job/job';
import type { DescriptionMatchesAnswer } from '@/lib/domain/posting/description-matches-answer';
import { type JobQuery } from '@/lib/domain/query/job-query';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { ListCard } from '@/components/job-card/list-card';
import { stampsOf } from '@/components/job-card/stamps';
import styles from './job-list.module.css';

const HEADING_ID = 'description-matches';

/** '12 more jobs match “ICU trach” with words from the description.' */
function countLine(total: number, q: string, areMore: boolean): string {
  const more = areMore ? ' more' : '';
  const jobs = total === 1 ? `1${more} job matches` : `${total}${more} jobs match`;
  return `${jobs} “${q}” with words from the description.`;
}

type Props = {
  readonly found: DescriptionMatchesAnswer;
  readonly query: JobQuery;
  /** Of the list above them. */
  readonly result: Pick<JobSearchResult, 'total' | 'page' | 'pageCount' | 'leftOut'>;
  readonly today: IsoDate;
};

/**
 * Below the last page of a list: jobs that have its words only in their descriptions, each with the sentence. The pages before it say how
 * many there are.
 */
export function DescriptionMatches({ found: { total, jobs }, query, result, today }: Props) {
  if (jobs.length === 0) return null;
  // The list above has jobs with all words, or none: if words were left out of it, some of these are in it.
  const areMore = result.total > 0 && result.leftOut === null;
  const line = countLine(total, query.q, areMore);
  if (result.page < result.pageCount) {
    const last = jobsHref({ ...query, page: result.pageCount });
    return (
      <p>
        <span>{line}</span>{' '}
        <a href={`${last}#${HEADING_ID}`} rel="nofollow">
          See them on the last page
        </a>
      </p>
    );
  }
  const stamps = stampsOf(jobs.map(({ job }) => job));
  const from = encodeURIComponent(serializeJobQuery({ ...query, collapsed: false }));
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>Also mentioned in the description</h2>
      <p role="status">
        {total > jobs.length
          ? `${line} These are the first ${jobs.length}; use the filters to narrow them down.`
          : line}
      </p>
      <ul className={`${styles.jobs} stack`}>
        {jobs.map(({ job, miles, sentence }, index) => (
          <li key={job.id}>
            <ListCard
              job={job}
              miles={miles}
              stamp={stamps[index] ?? ''}
              href={`/jobs/${job.id}?from=${from}`}
              isFollowed={false}
              today={today}
              level={3}
            />
            <blockquote>
              {sentence.map(({ text, isSought }, part) =>
                isSought ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
              )}
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
