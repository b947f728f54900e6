import type { JobSummary } from '@/lib/domain/job/job';
import { DeviceSlot } from './device-slot';
import styles from './job-badges.module.css';
import { DEVICE_SLOTS } from './attributes';

type Props = {
  readonly job: Pick<JobSummary, 'id' | 'postedOn'>;
};

/** Holds this device's own history with a job: 'Applied Nov 22', 'New'. */
export function JobBadges({ job }: Props) {
  return (
    <DeviceSlot
      className={styles.badges}
      {...{
        [DEVICE_SLOTS.badges]: job.id,
        [DEVICE_SLOTS.posted]: job.postedOn ?? undefined,
      }}
    />
  );
}
