import type { Job } from '@/lib/domain/job';
import { formatPay } from '@/lib/domain/pay';
import { Panel } from '@/components/ui/panel';
import { ApplyLink } from './apply-link';
import styles from './pay-panel.module.css';

export function PayPanel({ job }: { readonly job: Job }) {
  return (
    <Panel className={styles.panel}>
      <p>
        <span className={styles.label}>Weekly pay</span>
        <span className={styles.pay}>{formatPay(job.payText) ?? 'Ask us'}</span>
      </p>
      <ApplyLink job={job} block />
      <p className={styles.help}>
        Takes about two minutes. A resume helps, but you can add it later.
      </p>
    </Panel>
  );
}
