import { ChevronDown } from 'lucide-react';
import { countJobs } from '@/lib/domain/count';
import type { MapListState } from '@/lib/domain/map-list';
import { stateName } from '@/lib/domain/states';
import { Icon } from '@/components/ui/icon';
import { PlaceJobs } from './place-jobs';
import styles from './place-list.module.css';

type Props = {
  readonly states: readonly MapListState[];
  /** States the visitor came for: these are open. */
  readonly open: readonly string[];
  readonly target: '_top' | undefined;
};

/** The map in words: the same groups, by state and city, each with its jobs. */
export function PlaceList({ states, open, target }: Props) {
  return (
    <div className={styles.states}>
      {states.map(({ code, total, places }) => (
        <details
          key={code}
          className={styles.state}
          open={open.includes(code) || states.length < 4}
        >
          <summary className={styles.head}>
            <h3 className={styles.name}>{stateName(code)}</h3>
            <span className={styles.count}>{countJobs(total)}</span>
            <Icon icon={ChevronDown} className={styles.mark} />
          </summary>
          <ul className={styles.places}>
            {places.map(({ city, total: inPlace, jobs }) => (
              <li key={city} className={styles.place}>
                <h4 className={styles.city}>
                  {city}, {code}
                  <span className={styles.count}>{countJobs(inPlace)}</span>
                </h4>
                <PlaceJobs
                  jobs={jobs}
                  total={inPlace}
                  target={target}
                  moreHref={`/jobs?state=${encodeURIComponent(code)}`}
                  moreText={`See all jobs in ${stateName(code)}`}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
