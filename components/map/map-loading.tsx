import { DotRow } from '@/components/ui/marks/dot-row';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import styles from './map-loading.module.css';

/** In the map's place until it is there: 'Loading Map...' with three pulsing dots (specification, section 2). */
export function MapLoading() {
  return (
    <div className={styles.loading} role="status">
      <p>{JOB_MAP.loading}</p>
      <DotRow motion="pulse" />
    </div>
  );
}
