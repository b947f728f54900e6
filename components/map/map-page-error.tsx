import { JOB_MAP } from '@/lib/content/pages/job-map';
import styles from './map-page-error.module.css';
import { MapError } from './map-states';

type Props = { readonly retry: () => void };

/** The map page when the jobs could not be loaded. */
export function MapPageError({ retry }: Props) {
  return (
    <div className="wrap section">
      <h1 className={styles.title}>{JOB_MAP.heading}</h1>
      <MapError retry={retry} />
    </div>
  );
}

/** The same, embedded in a page of another site. */
export function EmbeddedMapError({ retry }: Props) {
  return (
    <div className="wrap section">
      <h1 className="visually-hidden">{JOB_MAP.heading}</h1>
      <MapError retry={retry} target="_top" />
    </div>
  );
}
