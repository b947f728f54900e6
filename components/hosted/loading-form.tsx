import { Spinner } from '@/components/ui/marks/spinner';
import styles from './loading-form.module.css';

/** In the room the form will take, while it is on its way. */
export function LoadingForm({ says }: { readonly says: string }) {
  return (
    <div className={styles.room}>
      <Spinner label={says} />
      <p className={styles.words} aria-hidden="true">
        {says}
      </p>
    </div>
  );
}
