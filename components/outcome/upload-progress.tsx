import { Spinner } from '@/components/ui/marks/spinner';
import styles from './upload-progress.module.css';

type Props = {
  /** Share of the body that has been sent, 0 to 1; null before anything is sent. */
  readonly share: number | null;
  readonly hasFile: boolean;
};

/** What is happening: checking, uploading (with its progress), waiting for the answer. */
export function UploadProgress({ share, hasFile }: Props) {
  if (!hasFile || share === null || share >= 1) {
    const label = share === null ? 'Checking your submission' : 'Sending your application';
    return (
      <div className={styles.waiting}>
        <Spinner label={label} announced={false} />
      </div>
    );
  }
  return (
    <div className={`${styles.progress} gap-label small`}>
      <label htmlFor="application-upload">Uploading your resume</label>
      <progress id="application-upload" max={100} value={Math.round(share * 100)} />
    </div>
  );
}
