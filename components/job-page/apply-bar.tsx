import type { Job } from '@/lib/domain/job/job';
import { formatPlace } from '@/lib/domain/place/place';
import styles from './apply-bar.module.css';
import { ApplyLink } from '@/components/job-card/apply-link';

/** On phones: the pay and the next step, always in reach of a thumb. What is paid besides stands among the facts. */
export function ApplyBar({ job }: { readonly job: Job }) {
  const { pay } = job;
  return (
    <div className={`${styles.bar} row between`} data-apply-bar>
      <p className={`${styles.pay} strong tabular shrinks`}>
        {pay?.figure ?? 'Pay: ask us'}{' '}
        {pay?.unit === 'week' && <span className={`${styles.unit} muted medium`}>weekly</span>}
      </p>
      <ApplyLink jobId={job.id} title={job.title} place={formatPlace(job)} size="sm" />
    </div>
  );
}
