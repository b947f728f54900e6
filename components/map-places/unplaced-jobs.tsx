import { ChevronDown } from 'lucide';
import type { MapList } from '@/lib/domain/map/map-list';
import { Icon } from '@/components/ui/marks/icon';
import { PlaceJobs } from './place-jobs';
import styles from './unplaced-jobs.module.css';

type Props = {
  readonly unplaced: MapList['unplaced'];
  readonly target: '_top' | undefined;
  readonly onOpen: () => void;
};

/** Jobs the map cannot place are counted and listed under it (docs/product/decisions.md, 'latitude / longitude'). */
export function UnplacedJobs({ unplaced: { total, jobs }, target, onOpen }: Props) {
  if (total === 0) return null;
  return (
    <details
      className={`${styles.unplaced} framed`}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary className={`${styles.head} one-row between gap-4 small medium`}>
        <span>
          {total === 1
            ? '1 job without a place on the map'
            : `${total} jobs without a place on the map`}
        </span>
        <Icon icon={ChevronDown} className="turns" />
      </summary>
      <PlaceJobs jobs={jobs} total={total} target={target} />
    </details>
  );
}
