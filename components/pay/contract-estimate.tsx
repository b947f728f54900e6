import { estimateContract, formatContractPay, formatWeeks } from '@/lib/domain/pay/contract-pay';
import type { JobSummary } from '@/lib/domain/job/job';
import styles from './job-pay.module.css';

type Props = { readonly job: Pick<JobSummary, 'pay' | 'contractLength'> };

/** Weekly pay times weeks: never a promise, and nothing if either cannot be read. */
export function ContractEstimate({ job }: Props) {
  const pay = estimateContract(job);
  if (!pay) return null;
  return (
    <div className={styles.contract}>
      <p className={styles.total}>
        about <strong>{formatContractPay(pay)}</strong> for the contract
      </p>
      <p className={styles.note}>
        {formatWeeks(pay.weeks)}, before taxes, if every week is worked. An estimate, not an offer.
      </p>
    </div>
  );
}
