import { listHref } from '@/lib/domain/openings';
import type { JobSummary } from '@/lib/domain/job';
import { formatPlace } from '@/lib/domain/place';
import { ButtonLink } from '@/components/ui/button-link';
import { TextLink } from '@/components/ui/text-link';
import styles from './compare-table.module.css';

type Props = {
  readonly job: JobSummary;
  readonly isFilled: boolean;
  /** Address of the comparison without this job. */
  readonly without: string;
};

/** The foot of a column: what to do with the job. */
export function CompareActions({ job, isFilled, without }: Props) {
  const [specialty] = job.specialties;
  const which = (
    <span className="visually-hidden">
      : {job.title}, {formatPlace(job)}
    </span>
  );
  return (
    <div className={styles.actions}>
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
      <TextLink href={without} scroll={false}>
        Remove{which}
      </TextLink>
    </div>
  );
}
