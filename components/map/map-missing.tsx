import styles from './map-missing.module.css';

/** Where the map's own script could not be loaded: the list has the same places and needs nothing more. */
export function MapMissing() {
  return (
    <p className={styles.missing} role="status">
      The map itself did not load. Show as list has the same jobs.
    </p>
  );
}
