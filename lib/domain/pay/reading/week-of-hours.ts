import type { WeeklyPay } from '@/lib/domain/job/job';
import type { PayPart } from './parts';
import { areAlternatives, areEither, isBase, isOf, isTaxFree } from './purposes';
import { isBelievable, sumOf } from './ranges';

const CENTS = 100;
/** Without the error of a product: 44.1 × 36 is 1,587.6. */
const inCents = (dollars: number) => Math.round(dollars * CENTS) / CENTS;

/**
 * Hourly pay over the hours of a week, with the weekly stipends beside it.
 * @returns null if a part beside it leaves open what the week adds up to
 */
export function weekOfHours(
  hour: WeeklyPay,
  hours: number,
  parts: readonly PayPart[],
): WeeklyPay | null {
  const stipends = parts.filter(isTaxFree);
  const rates = parts.filter((part) => isBase(part) && part.unit === 'hour');
  if (!stipends.every(isOf('week')) || areAlternatives(stipends)) return null;
  if (areEither(parts.filter((part) => rates.includes(part) || isTaxFree(part)))) return null;
  if (stipends.length > 1 && rates.length > 1) return null;
  const week = sumOf([
    { min: inCents(hour.min * hours), max: inCents(hour.max * hours) },
    ...stipends,
  ]);
  return isBelievable(week) ? week : null;
}
