import styles from './map-facade.module.css';

/** A drawn street map with a pin: no place in particular, and nothing loaded from anywhere. It fills its container. */
export function MapFacade() {
  return (
    <div className={styles.facade} aria-hidden="true">
      <svg
        className={styles.map}
        viewBox="0 0 400 220"
        preserveAspectRatio="xMidYMid slice"
        focusable="false"
      >
        <path
          className={styles.avenue}
          d="M-10 60h420M-10 150l420-20M90-10v240M210-10l10 240M320-10l-14 240"
        />
        <path
          className={styles.street}
          d="M-10 105h420M-10 195h420M-10 22h420M40-10v240M150-10v240M265-10v240M370-10v240"
        />
        <path className={styles.water} d="M-10 170q80-50 150-20t120-50 150-20" />
        <path className={styles.park} d="M232 20h60v52h-60z" />
      </svg>
      {/* Apart from the streets, so that no crop of them cuts it. */}
      <svg className={styles.marker} viewBox="-22 -42 44 64" focusable="false">
        <ellipse className={styles.shadow} cy="16" rx="11" ry="4" />
        <path className={styles.pin} d="M0 14C-16-4-18-14-18-20a18 18 0 0136 0c0 6-2 16-18 34z" />
        <circle className={styles.eye} cy="-20" r="6.5" />
      </svg>
    </div>
  );
}
