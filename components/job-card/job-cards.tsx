import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import styles from './job-cards.module.css';
import { ListCard } from './list-card';
import { stampsOf } from './stamps';

type Props = {
  readonly jobs: readonly JobSummary[];
  readonly today: IsoDate;
  /** Beside each other and without buttons, in a row to swipe through on a phone. */
  readonly isRow?: boolean;
};

/** Further jobs to look at, below something else. */
export function JobCards({ jobs, today, isRow = false }: Props) {
  const stamps = stampsOf(jobs);
  return (
    <ul className={`${styles.jobs} grid`} data-row={isRow || undefined}>
      {jobs.map((job, index) => (
        <li key={job.id}>
          <ListCard
            job={job}
            stamp={stamps[index] ?? ''}
            href={`/jobs/${job.id}`}
            today={today}
            level={3}
            isBrief={isRow}
          />
        </li>
      ))}
    </ul>
  );
}
