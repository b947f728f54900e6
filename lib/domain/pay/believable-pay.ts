import type { WeeklyPay } from '@/lib/domain/job/job';
import { parsePay } from './pay';

/** What a week can pay, in US dollars: a figure outside is an hourly rate or a year's salary, whatever the feed calls it. */
const A_WEEK = { min: 300, max: 20_000 } as const;

/** The weekly figures of a pay text, if they are safe to compute with; null if that would mislead. */
export function believablePay(text: string | null): WeeklyPay | null {
  const pay = parsePay(text);
  return pay && pay.min >= A_WEEK.min && pay.max <= A_WEEK.max ? pay : null;
}
