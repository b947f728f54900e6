import styles from './list-page-error.module.css';
import { ListError } from './list-states';

/** The list page when the jobs could not be loaded. */
export function ListPageError({ retry }: { readonly retry: () => void }) {
  return (
    <div className="wrap section">
      <h1 className={styles.title}>Available Positions</h1>
      <ListError retry={retry} />
    </div>
  );
}
