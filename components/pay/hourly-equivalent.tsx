import { formatHourlyPay, formatWeekOfShifts, hourlyPay } from '@/lib/domain/pay/hourly-pay';
import type { Job } from '@/lib/domain/job/job';
import styles from './job-pay.module.css';

type Props = { readonly job: Pick<Job, 'payText' | 'shifts' | 'contract'> };

/** What the weekly figure comes to by the hour; nothing where neither record nor shift says how many there are. */
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
