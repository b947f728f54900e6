import type { Job } from '@/lib/domain/job/job';
import { formatPay, payUnit } from '@/lib/domain/pay/pay';
import type { PayPeers } from '@/lib/domain/pay/pay-peers';
import { Panel } from '@/components/ui/boxes/panel';
import { ContractEstimate } from './contract-estimate';
import styles from './job-pay.module.css';
import { PayExplained } from './pay-explained';
import { PayInContext } from './pay-in-context';

type Props = {
  readonly job: Job;
  /** Null where too few open jobs tell their pay. */
  readonly peers: PayPeers | null;
};

/** The week, the contract, and both beside other jobs (docs/decisions/0027). Not there where nothing is known of any. */
export function JobPay({ job, peers }: Props) {
  const unit = payUnit(job.payText);
  if (unit === null && peers === null) return null;
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="job-pay">
      <h2 id="job-pay" className={styles.title}>
        What it pays
      </h2>
      <div className={styles.figures}>
        <p className={styles.week}>
          <span className={styles.figure}>{formatPay(job.payText) ?? 'Ask us'}</span>
          {unit === 'week' && <span className={styles.unit}> a week</span>}
        </p>
        <ContractEstimate job={job} />
      </div>
      {peers && <PayInContext job={job} peers={peers} />}
      {unit === 'week' && <PayExplained />}
    </Panel>
  );
}
