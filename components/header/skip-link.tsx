import styles from './skip-link.module.css';

/** The first stop of the keyboard on every page: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to main content
    </a>
  );
}
