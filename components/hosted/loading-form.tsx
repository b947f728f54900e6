import { Spinner } from '@/components/ui/marks/spinner';
import styles from './loading-form.module.css';

/** Fills the form's room while it loads. */
export function LoadingForm({ says }: { readonly says: string }) {
  return (
    <div className={`stack gap-3 dashed ${styles.room}`}>
      <Spinner label={says} />
      <p className="muted centered-text" aria-hidden="true">
        {says}
      </p>
    </div>
  );
}
