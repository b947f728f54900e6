import type { Job } from '@/lib/domain/job/job';
import { shiftTime } from '@/lib/domain/job/shift-time';
import { DAYS, formatWeekOfShifts, shiftsAWeek, weekOfJob } from '@/lib/domain/pay/hourly-pay';
import styles from './shift-windows.module.css';

type Props = { readonly job: Pick<Job, 'shifts' | 'contract'> };

/** The outlines of some of seven windows in a row, each 9 by 12 with a bar. */
const windows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `M${(from + at) * 13 + 1} 2h9v12h-9zm0 5h9`).join(
    '',
  );

const MOON = 'M103 2a6 6 0 1 0 5.5 8.5A6.5 6.5 0 0 1 103 2z';

/** A week as the windows of a ward at night or by day: one is lit for each shift, and at night there is a moon. Nothing if it is not known. */
export function ShiftWindows({ job }: Props) {
  const week = weekOfJob(job);
  const lit = shiftsAWeek(job);
  if (!week || lit === null) return null;
  const isNight = job.shifts.every((shift) => shiftTime(shift) === 'night');
  const width = isNight ? 110 : 92;
  return (
    <svg
      className={styles.windows}
      viewBox={`0 0 ${width} 16`}
      width={`${width / 17}em`}
      height={`${16 / 17}em`}
      role="img"
      aria-label={formatWeekOfShifts(week)}
    >
      <path className={styles.lit} d={windows(0, lit)} />
      {lit < DAYS && <path d={windows(lit, DAYS)} />}
      {isNight && <path className={styles.lit} d={MOON} />}
    </svg>
  );
}
