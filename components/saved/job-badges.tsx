import type { JobSummary } from '@/lib/domain/job/job';
import { DeviceSlot } from './device-slot';
import styles from './job-badges.module.css';
import { DEVICE_SLOTS } from './attributes';

type Props = {
  readonly job: Pick<JobSummary, 'id' | 'postedOn'>;
  /** On the edge of a card, so that a late badge moves nothing. */
  readonly isOnEdge?: boolean;
};

/** Holds this device's own history with a job: 'Applied Nov 22', 'New'. */
export function JobBadges({ job, isOnEdge = false }: Props) {
  return (
    <DeviceSlot
      className={isOnEdge ? styles.edge : styles.badges}
      {...{
        [DEVICE_SLOTS.badges]: job.id,
        [DEVICE_SLOTS.posted]: job.postedOn ?? undefined,
      }}
    />
  );
}
