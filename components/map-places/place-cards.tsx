import type { MapJob } from '@/lib/domain/map/map-groups';
import { PlaceCard } from './place-card';
import styles from './place-popup.module.css';

type Props = {
  readonly jobs: readonly MapJob[];
  readonly label: string;
  readonly target: '_top' | undefined;
};

/** The cards of a place. They scroll, so they must be reachable by keyboard. */
export function PlaceCards({ jobs, label, target }: Props) {
  return (
    <ul className={`${styles.list} line-above stack`} tabIndex={0} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <PlaceCard job={job} target={target} />
        </li>
      ))}
    </ul>
  );
}
