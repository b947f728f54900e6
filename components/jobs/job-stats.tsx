import { Banknote, CalendarDays, Clock, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Job } from '@/lib/domain/job';
import { formatPay, payUnit } from '@/lib/domain/pay';
import { Icon } from '@/components/ui/icon';
import styles from './job-stats.module.css';

/** Shift, Contract, Pay (specification, 'Job detail'). */
export function JobStats({ job }: { readonly job: Job }) {
  const pay = formatPay(job.payText);
  const stats: readonly (readonly [IconNode, string, ReactNode])[] = [
    [Clock, 'Shift', job.shifts.join(', ') || 'Ask us'],
    [CalendarDays, 'Contract', job.contractLength ?? 'Ask us'],
    [Banknote, 'Pay', pay ? <Pay figure={pay} unit={payUnit(job.payText)} /> : 'Ask us'],
  ];
  return (
    <dl className={styles.stats}>
      {stats.map(([icon, name, value], index) => (
        <div key={index} className={styles.stat}>
          <Icon icon={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** In the feed's own words; a figure without a unit is weekly, as all of the feed's are. */
function Pay({
  figure,
  unit,
}: {
  readonly figure: string;
  readonly unit: ReturnType<typeof payUnit>;
}) {
  return (
    <>
      <span className={styles.range}>{figure}</span>
      {unit === 'week' && ' weekly'}
    </>
  );
}
