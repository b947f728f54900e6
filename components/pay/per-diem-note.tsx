import { PER_DIEM, PER_DIEM_SOURCE } from '@/lib/content/jobs/per-diem';
import { formatDollars } from '@/lib/domain/pay/dollars';
import { perDiemCeiling } from '@/lib/domain/pay/per-diem';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import styles from './job-pay.module.css';

type Props = {
  readonly job: Pick<JobSummary, 'city' | 'state'>;
  readonly today: IsoDate;
};

/** GSA's ceiling for the job's town this month; nothing unless there is a table of the year with the town. */
export function PerDiemNote({ job, today }: Props) {
  const ceiling = perDiemCeiling(PER_DIEM, job, today);
  if (!ceiling) return null;
  const { lodging, meals, month, fiscalYear } = ceiling;
  return (
    <div>
      <p className={styles.ceiling}>
        GSA’s ceiling for lodging in {job.city}, {month}: <strong>{formatDollars(lodging)}</strong>{' '}
        a night; meals <strong>{formatDollars(meals)}</strong> a day
      </p>
      <p className={styles.note}>
        The most federal travelers get back, not what this job pays. Fiscal year {fiscalYear},{' '}
        <a href={PER_DIEM_SOURCE.href}>{PER_DIEM_SOURCE.name}</a>.
      </p>
    </div>
  );
}
