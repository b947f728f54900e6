import { Banknote, type IconNode } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import { startAndHome } from '@/lib/domain/compare/contract-terms';
import type { IsoDate, Job, JobPay } from '@/lib/domain/job/job';
import {
  FACT_LABELS,
  factsIn,
  ON_JOB_PAGE,
  wholeFacts,
  type JobFactName,
} from '@/lib/domain/job/job-facts';
import { shiftsAWeek } from '@/lib/domain/pay/hourly-pay';
import { detailsInWords, payLabel } from '@/lib/domain/pay/pay-words';
import { FACT_ICONS } from '@/components/job-card/fact-icons';
import { ShiftWindows } from '@/components/job-card/shift-windows';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-stats.module.css';

/** Pay ranges are never this long; longer text may wrap anywhere. */
const LONG_FIGURE = 32;

type Props = { readonly job: Job; readonly today: IsoDate };

/**
 * Shift, Contract, Pay (specification, 'Job detail'), preceded by the order type if the record has one. Below the shift is its week in
 * place of an icon, below the contract when it begins and ends, as far as they are known.
 */
export function JobStats({ job, today }: Props) {
  const { pay } = job;
  const home = startAndHome(job, today);
  const more: Partial<Record<JobFactName, ReactNode>> = {
    shift: <ShiftWindows job={job} />,
    length: home && <span className={`${styles.more} muted small`}>{home}</span>,
  };
  const stats: readonly (readonly [IconNode | null, string, ReactNode])[] = [
    ...factsIn(ON_JOB_PAGE, wholeFacts(job)).map(
      ({ name, words }) =>
        [
          name === 'shift' && shiftsAWeek(job) !== null ? null : FACT_ICONS[name],
          FACT_LABELS[name],
          <Fragment key={name}>
            {words} {more[name]}
          </Fragment>,
        ] as const,
    ),
    [Banknote, payLabel(pay).replace('Weekly pay', 'Pay'), pay ? <Pay pay={pay} /> : 'Ask us'],
  ];
  return (
    <dl className={`${styles.stats} stack framed`} data-stats={stats.length}>
      {stats.map(([icon, name, value], index) => (
        <div key={index} className={`${styles.stat} stack`} data-plain={icon === null || undefined}>
          <dt>
            {icon && <Icon icon={icon} />}
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
