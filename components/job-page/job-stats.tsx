import { Banknote, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Job, JobPay } from '@/lib/domain/job/job';
import { FACT_LABELS, factsIn, ON_JOB_PAGE, wholeFacts } from '@/lib/domain/job/job-facts';
import { detailsInWords, payLabel } from '@/lib/domain/pay/pay-words';
import { FACT_ICONS } from '@/components/job-card/fact-icons';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-stats.module.css';

/** Pay ranges are never this long; longer text may wrap anywhere. */
const LONG_FIGURE = 32;

/** Shift, Contract, Pay (specification, 'Job detail'), preceded by the order type if the record has one. */
export function JobStats({ job }: { readonly job: Job }) {
  const { pay } = job;
  const stats: readonly (readonly [IconNode, string, ReactNode])[] = [
    ...factsIn(ON_JOB_PAGE, wholeFacts(job)).map(
      ({ name, words }) => [FACT_ICONS[name], FACT_LABELS[name], words] as const,
    ),
    [Banknote, payLabel(pay).replace('Weekly pay', 'Pay'), pay ? <Pay pay={pay} /> : 'Ask us'],
  ];
  return (
    <dl className={`${styles.stats} stack framed`} data-stats={stats.length}>
      {stats.map(([icon, name, value], index) => (
        <div key={index} className={`${styles.stat} stack`}>
          <dt>
            <Icon icon={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figure with its unit, and what is paid besides. */
function Pay({ pay }: { readonly pay: JobPay }) {
  const { figure, unit } = pay;
  const details = detailsInWords(pay);
  return (
    <>
      <span className={figure.length > LONG_FIGURE ? undefined : styles.range}>{figure}</span>
      {unit === 'week' && ' weekly'}
      {details && ` ${details}`}
    </>
  );
}
