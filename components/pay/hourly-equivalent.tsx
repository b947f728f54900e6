import { formatHourlyPay, formatWeekOfShifts, hourlyPay } from '@/lib/domain/pay/hourly-pay';
import type { Job } from '@/lib/domain/job/job';
import styles from './job-pay.module.css';

type Props = { readonly job: Pick<Job, 'pay' | 'shifts' | 'contract'> };

/** The weekly figure by the hour; nothing if neither the record nor the shift says how many hours there are. */
export function HourlyEquivalent({ job }: Props) {
  const pay = hourlyPay(job);
  if (!pay) return null;
  return (
    <p className={styles.hourly}>
      about <strong>{formatHourlyPay(pay)}</strong> an hour, everything in:{' '}
      {formatWeekOfShifts(pay.week)}
    </p>
  );
}
