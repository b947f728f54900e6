import { listHref } from '@/lib/domain/lists/job-figures';
import type { JobSummary } from '@/lib/domain/job/job';
import { formatPlace } from '@/lib/domain/place/place';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { TextButton } from '@/components/ui/actions/text-button';
import styles from './compare-table.module.css';

type Props = {
  readonly job: JobSummary;
  readonly isFilled: boolean;
  /** Ids of the jobs beside it. */
  readonly others: readonly string[];
};

/**
 * The foot of a column: what to do with the job. It is removed by a button, because a link would lead crawlers through every combination.
 */
export function CompareActions({ job, isFilled, others }: Props) {
  const [specialty] = job.specialties;
  const which = (
    <span className="visually-hidden">
      : {job.title}, {formatPlace(job)}
    </span>
  );
  return (
    <div className={`${styles.actions} stack gap-2`}>
      {isFilled ? (
        <ButtonLink
          href={listHref(specialty ? { specialty: [specialty] } : {})}
          variant="quiet"
          size="sm"
        >
          Jobs like it{which}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink href={`/apply/${job.id}`} size="sm">
            Apply Now{which}
          </ButtonLink>
          <ButtonLink href={`/jobs/${job.id}`} variant="quiet" size="sm">
            View Details{which}
          </ButtonLink>
        </>
      )}
      <form action="/compare" method="get">
        <input type="hidden" name="ids" value={others.join(',')} />
        <TextButton type="submit">Remove{which}</TextButton>
      </form>
    </div>
  );
}
