import type { JobSummary } from '@/lib/domain/job';
import { DeviceSlot } from './device-slot';
import styles from './job-badges.module.css';
import { classNames } from '@/components/ui/class-names';

type Props = {
  readonly job: Pick<JobSummary, 'id' | 'postedOn'>;
  readonly className?: string | undefined;
};

/** Where this device's own history with a job is written: 'Applied Nov 22', 'New'. */
export function JobBadges({ job, className }: Props) {
  return (
    <DeviceSlot
      className={classNames(styles.badges, className)}
      data-badges={job.id}
      data-posted={job.postedOn ?? undefined}
    />
  );
}
