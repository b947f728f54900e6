import { formatHourlyPay, formatWeekOfShifts, hourlyPay } from '@/lib/domain/pay/hourly-pay';
import type { JobSummary } from '@/lib/domain/job/job';
import styles from './job-pay.module.css';

type Props = { readonly job: Pick<JobSummary, 'payText' | 'shifts'> };

/** What the weekly figure comes to by the hour; nothing where the shift does not say how many there are. */
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
