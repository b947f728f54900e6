import type { Job } from '@/lib/domain/job/job';
import { detailsInWords } from '@/lib/domain/pay/pay-words';
import { formatPlace } from '@/lib/domain/place/place';
import styles from './apply-bar.module.css';
import { ApplyLink } from '@/components/job-card/apply-link';

/** On phones: the pay and the next step, always in reach of a thumb. */
export function ApplyBar({ job }: { readonly job: Job }) {
  const { pay } = job;
  const details = pay && detailsInWords(pay);
  return (
    <div className={styles.bar} data-apply-bar>
      <p className={styles.pay}>
        {pay?.figure ?? 'Pay: ask us'}{' '}
        {pay?.unit === 'week' && <span className={styles.unit}>weekly</span>}
        {details && <span className={styles.unit}> {details}</span>}
      </p>
      <ApplyLink jobId={job.id} title={job.title} place={formatPlace(job)} size="sm" />
    </div>
  );
}
