import type { Job } from '@/lib/domain/job/job';
import { formatDollars } from './dollars';

/** The hours of a week: '3 × 12' is 36, with four days off; `daysOff` is null if only the hours are stated. */
export type WeekOfShifts = { readonly hours: number; readonly daysOff: number | null };

/** Weekly pay by the hour, in whole US dollars, blended: stipends included; both are the same if the feed names one figure. */
export type HourlyPay = { readonly min: number; readonly max: number; readonly week: WeekOfShifts };

/** The words that may stand beside the shifts: with any other, weeks may differ ('6 × 12 every other week'), or it may be no week at all. */
const WORD =
  '(?:days?|nights?|overnights?|evenings?|mids?|nocs?|weekends?|weekdays|rotating|shifts?|with call)';
/** '3 × 12', with nothing but such words around it: '3 or 4 × 12' and '3 × 8-12' name no single week. */
const SHIFT = new RegExp(
  `^(?:${WORD}(?: ${WORD})*,? ?)?(\\d) ?[×x*] ?(\\d{1,2}(?:\\.5)?)(?: ?-?(?:h|hrs?|hours?)\\.?)?(?:,? ?\\(?${WORD}(?: ${WORD})*\\)?)?$`,
  'i',
);
export const DAYS = 7;
/** Shorter or longer shifts, and longer weeks, are errors in the feed. */
const SHIFT_HOURS = { min: 4, max: 24 } as const;
const WEEK_HOURS = 84;

function weekOf(shift: string): WeekOfShifts | null {
  const found = SHIFT.exec(shift);
  if (!found) return null;
  const [days, each] = [Number(found[1]), Number(found[2])];
  const isWorked =
    days >= 1 &&
    days <= DAYS &&
    each >= SHIFT_HOURS.min &&
    each <= SHIFT_HOURS.max &&
    days * each <= WEEK_HOURS;
  return isWorked ? { hours: days * each, daysOff: DAYS - days } : null;
}

/** The week that all shifts of a job name; null if one of them names none, or a different one. */
export function parseWeekOfShifts(shifts: readonly string[]): WeekOfShifts | null {
  const [first, ...others] = shifts.map(weekOf);
  if (!first) return null;
  const isOne = others.every(
    (week) => week?.hours === first.hours && week.daysOff === first.daysOff,
  );
  return isOne ? first : null;
}

/** The hours the record states, else those of the shifts; days off only if the shifts add up to the same hours. */
export function weekOfJob({
  shifts,
  contract,
}: Pick<Job, 'shifts' | 'contract'>): WeekOfShifts | null {
  const week = parseWeekOfShifts(shifts);
  const hours = contract?.hoursAWeek;
  return hours === undefined || hours === week?.hours ? week : { hours, daysOff: null };
}

/** How many of the week's seven days have a shift; null if only the hours are known, or nothing. */
export function shiftsAWeek(job: Pick<Job, 'shifts' | 'contract'>): number | null {
  const daysOff = weekOfJob(job)?.daysOff ?? null;
  return daysOff === null ? null : DAYS - daysOff;
}

/** Weekly pay divided by the hours of its week; null if either cannot be read. */
export function hourlyPay(job: Pick<Job, 'pay' | 'shifts' | 'contract'>): HourlyPay | null {
  const pay = job.pay?.week;
  const week = weekOfJob(job);
  if (!pay || !week) return null;
  const byHour = (dollars: number) => Math.round(dollars / week.hours);
  return { min: byHour(pay.min), max: byHour(pay.max), week };
}

/** '$64 – $69'; one figure if both are the same. */
export const formatHourlyPay = ({ min, max }: HourlyPay): string =>
  min === max ? formatDollars(max) : `${formatDollars(min)} – ${formatDollars(max)}`;

const daysOffInWords = (days: number) =>
  days === 0 ? 'no day off' : `${days} ${days === 1 ? 'day' : 'days'} off`;

/** '36 hours a week, 4 days off'; '36 hours a week' if the days are not known; '40 hours a week, 36 guaranteed, 2 days off'. */
export function formatWeekOfShifts({ hours, daysOff }: WeekOfShifts, guaranteed?: number): string {
  const sure = guaranteed === hours ? 'all' : guaranteed;
  return [
    `${hours} hours a week`,
    ...(sure === undefined ? [] : [`${sure} guaranteed`]),
    ...(daysOff === null ? [] : [daysOffInWords(daysOff)]),
  ].join(', ');
}
