import type { PayUnit, WeeklyPay } from '@/lib/domain/job/job';
import type { PayPart } from './parts';
import { areAlternatives, areEither, isBase, isOf, isOr, isTaxable, isTaxFree } from './purposes';
import {
  A_WEEK,
  LEAST_HALF,
  LEAST_NAMED_HALF,
  RATES_WIDEST,
  isBelievable,
  rangeOf,
  sumOf,
} from './ranges';
import { weekOfHours } from './week-of-hours';

const AN_HOUR = { min: 5, max: 500 } as const;
/** An unlabelled figure beside an hourly one is the week's if it is so many hours. */
const HOURS = { min: 16, max: 84 } as const;

/** How a week's pay came about: named, or worked out from what the text names. */
export type WeekOrigin = 'named' | 'halves' | 'hours';

/** Why no week's pay is taken from figures that might be one. */
export type WeekDoubt =
  | 'pay-two-figures'
  | 'pay-open-half'
  | 'pay-halves-differ'
  | 'pay-no-week-alone'
  | 'pay-no-week-named';

/** The base pay of a text. */
export type BasePay = {
  readonly week: WeeklyPay | null;
  readonly hour: WeeklyPay | null;
  /** Neither week nor hour. */
  readonly other: PayUnit | null;
  readonly origin: WeekOrigin;
  /** The parts that the base pay is made of. */
  readonly own: readonly PayPart[];
  /** Why no week is taken from figures that might be one. */
  readonly doubt: WeekDoubt | null;
};

/** Whether figures are rates of one pay, as for days and nights: close together, and none of them added to another. */
function areRates(parts: readonly PayPart[]): boolean {
  const { min, max } = rangeOf(parts.map((part) => ({ min: part.max, max: part.max })));
  return max <= min * RATES_WIDEST && !parts.some(({ how }, at) => at > 0 && how === 'plus');
}

const NOTHING = { week: null, hour: null, other: null, own: [], doubt: null } as const;

type Found = Pick<BasePay, 'week' | 'origin' | 'own' | 'doubt'>;
const named = (own: readonly PayPart[]): Found => ({
  week: rangeOf(own),
  origin: 'named',
  own,
  doubt: null,
});
const doubtful = (doubt: WeekDoubt, own: readonly PayPart[] = []): Found => ({
  week: null,
  origin: 'named',
  own,
  doubt,
});

/** The parts that carry the week. */
function weekNamed(parts: readonly PayPart[]): Found | null {
  const weekly = parts.filter((part) => isBase(part) && part.unit === 'week');
  if (weekly.length === 0) return null;
  const totals = weekly.filter(({ isTotal }) => isTotal);
  const own = totals.length > 0 ? totals : weekly;
  const isAdded = totals.length === 0 && isAddedTo(parts, own[0]);
  if (!areRates(own) || isAdded) return doubtful('pay-two-figures');
  if (areEither(parts.filter((part) => isTaxable(part) || own.includes(part))))
    return doubtful('pay-two-figures');
  return totals.length === 0 && hasOpenHalf(parts) ? doubtful('pay-open-half') : named(own);
}

/** Whether a tax-free part is added to something that is not called taxable. */
const hasOpenHalf = (parts: readonly PayPart[]): boolean =>
  !parts.some(isTaxable) &&
  parts.some(
    ({ purpose, how, unit }) => purpose === 'taxFree' && how === 'plus' && unit !== 'hour',
  );

/** Whether a part is added to a figure that nothing says anything of: '$1,080 + $1,200/wk'. */
function isAddedTo(parts: readonly PayPart[], part: PayPart | undefined): boolean {
  const before = part && parts[parts.indexOf(part) - 1];
  return (
    part?.how === 'plus' && before?.unit === null && isBase(before) && before.max >= A_WEEK.min
  );
}

/** A total without a unit. */
function totalNamed(parts: readonly PayPart[]): Found | null {
  const totals = parts.filter((part) => isBase(part) && part.unit === null && part.isTotal);
  return totals.length > 0 && isBelievable(rangeOf(totals)) && areRates(totals)
    ? named(totals)
    : null;
}

/** Whether a half is the week's: a per diem only if it names the week, and no taxable figure that is rather a rate by the hour. */
const isOfWeek = (part: PayPart): boolean =>
  part.unit === 'week'
    ? !(isTaxable(part) && part.max < LEAST_NAMED_HALF)
    : part.unit === null &&
      part.purpose !== 'perDiem' &&
      !(isTaxable(part) && part.max < LEAST_HALF);

/** A taxable and a tax-free part of one week. */
function weekOfHalves(parts: readonly PayPart[]): Found | null {
  const taxable = parts.filter(isTaxable);
  const taxFree = parts.filter(isTaxFree);
  const all = parts.filter((part) => isTaxable(part) || isTaxFree(part));
  if (taxable.length === 0) return null;
  if (all.some(({ unit }) => unit === 'hour')) return null;
  if (taxFree.length === 0) {
    const isWhole = !parts.some(isBase) && taxable.every(isOf('week')) && areRates(taxable);
    return isWhole ? named(taxable) : null;
  }
  if (!all.every(isOfWeek)) return doubtful('pay-halves-differ');
  if (parts.some(isBase)) return null;
  if (taxable.length > 1 || areEither(all) || areAlternatives(taxFree) || areAlternatives(taxable))
    return doubtful('pay-two-figures');
  const week = sumOf(all);
  return { week, origin: 'halves', own: all, doubt: null };
}

/** A figure without a unit, if it is the only one. */
function weekUnsaid(parts: readonly PayPart[], hour: WeeklyPay | null): Found | null {
  const base = parts.filter(isBase);
  const own = base.filter(isOf(null));
  if (own.length === 0) return null;
  if (!base.every(({ unit }) => unit === null || unit === 'hour')) return null;
  if (base.some(({ how }, at) => at > 0 && how === 'plus')) return doubtful('pay-two-figures');
  if (
    own.length > 1 &&
    !(areRates(own) && own.slice(1).every((part) => isOr(part) || part.isVariant))
  )
    return doubtful('pay-two-figures');
  const week = rangeOf(own);
  if (!isBelievable(week)) return doubtful('pay-no-week-alone', own);
  const half = parts.find((part) => isTaxable(part) || part.purpose === 'taxFree');
  if (hasOpenHalf(parts) || (half && isOr(half))) return doubtful('pay-open-half');
  const hours = hour ? week.max / hour.max : HOURS.min;
  return hours >= HOURS.min && hours <= HOURS.max ? named(own) : doubtful('pay-two-figures');
}

/** Hourly rates: what is added to one, or far below it, is a differential. */
function hourOf(parts: readonly PayPart[]): { pay: WeeklyPay | null; own: readonly PayPart[] } {
  const all = parts.filter((part) => (isBase(part) || isTaxable(part)) && part.unit === 'hour');
  const highest = Math.max(...all.map(({ max }) => max));
  const own = all.filter(
    ({ how, max }, at) => (at === 0 || how !== 'plus') && max * RATES_WIDEST >= highest,
  );
  if (own.length === 0) return { pay: null, own };
  const pay = rangeOf(own);
  return { pay: pay.min >= AN_HOUR.min && pay.max <= AN_HOUR.max ? pay : null, own };
}

/** The base pay of a text: what carries the week, or the hour, or another unit. */
export function basePay(parts: readonly PayPart[], hours: number | null): BasePay {
  const hour = hourOf(parts);
  const found =
    weekNamed(parts) ?? totalNamed(parts) ?? weekOfHalves(parts) ?? weekUnsaid(parts, hour.pay);
  const worked = !found && hour.pay && hours ? weekOfHours(hour.pay, hours, parts) : null;
  if (worked)
    return {
      week: worked,
      hour: hour.pay,
      other: null,
      origin: 'hours',
      own: [...hour.own, ...parts.filter(isTaxFree)],
      doubt: null,
    };
  const other = parts.find(
    (part) => isBase(part) && part.unit !== null && part.unit !== 'hour' && part.unit !== 'week',
  );
  const rest = found ?? { ...NOTHING, origin: 'named' as const };
  const isWeek = rest.week !== null && isBelievable(rest.week);
  const isOther = !isWeek && hour.pay === null && other !== undefined;
  return {
    ...rest,
    week: isWeek ? rest.week : null,
    hour: hour.pay,
    other: isOther ? other.unit : null,
    own: isWeek ? rest.own : hour.pay ? hour.own : isOther ? [other] : rest.own,
    doubt: rest.week && !isWeek ? 'pay-no-week-named' : rest.doubt,
  };
}
