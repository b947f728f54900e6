import { remembered } from '@/lib/domain/basics/remembered';
import type { PayUnit } from '@/lib/domain/job/job';
import { toSentence } from './reading/amounts';
import { basePay, type BasePay } from './reading/base-pay';
import type { Item } from './reading/item';
import { toItems } from './reading/items';
import { isPartOfWeek } from './reading/gaps';
import { toParts, type PayPart } from './reading/parts';
import { isOr, isTaxable } from './reading/purposes';
import { A_WEEK, LEAST_HALF, RATES_WIDEST } from './reading/ranges';

/** What a pay text says. */
export type PayReading = BasePay & {
  /** Every figure with what it is for, in the order of the text. */
  readonly parts: readonly PayPart[];
  /** Hours a week that the text states; null if none, or several. */
  readonly hours: number | null;
  readonly isByExperience: boolean;
};

/** A figure 'for 13 weeks' is a contract's if the week it makes is believable, and a single week's if not. */
const LEAST_CONTRACT = 7_000;

/** Whether a part is paid by the week or the hour, not once or by the way. */
const isPay = ({ purpose }: PayPart) => isPartOfWeek(purpose);
/** Whether a figure without a unit may be an hourly rate, whatever unit another figure names. */
const isSmall = (part: PayPart): boolean => isTaxable(part) && part.max < LEAST_HALF;

/** '$2,100 / $2,300 weekly': whether the figure is the first of two rates. */
const isRateBefore = (part: PayPart, next: PayPart | undefined): boolean =>
  next !== undefined &&
  isOr(next) &&
  next.purpose === part.purpose &&
  Math.max(part.max, next.max) <= RATES_WIDEST * Math.min(part.min, next.min);

/** Units that are said once for several figures, or apart from their figure. */
function withUnits(parts: readonly PayPart[], loose: PayUnit | null): readonly PayPart[] {
  const shared = parts.findLast((part) => isPay(part) && part.unit !== null)?.unit ?? null;
  const isSole = parts.filter(({ purpose }) => purpose === 'base').length === 1;
  function unitOf(part: PayPart, at: number): PayUnit | null {
    if (part.unit !== null || !isPay(part)) return part.unit;
    if (part.weeks && part.max >= LEAST_CONTRACT && part.min / part.weeks >= A_WEEK.min)
      return 'contract';
    if (part.purpose === 'base' && isSole && loose) return loose;
    if (part.isVariant || isRateBefore(part, parts[at + 1])) return shared;
    return part.purpose !== 'base' && shared === 'week' && !isSmall(part) ? shared : null;
  }
  return parts.map((part, at) => ({ ...part, unit: unitOf(part, at) }));
}

const headed = (parts: readonly PayPart[], heading: PayUnit | null): readonly PayPart[] =>
  heading
    ? parts.map((part) =>
        isPay(part) && !isSmall(part) ? { ...part, unit: part.unit ?? heading } : part,
      )
    : parts;

/** An hourly taxable rate is base pay; a smaller one that is added to it is a differential. */
function withRates(parts: readonly PayPart[]): readonly PayPart[] {
  const isRate = ({ purpose, unit }: PayPart) =>
    unit === 'hour' && (purpose === 'base' || purpose === 'taxable');
  const first = parts.find(isRate);
  return parts.map((part) => {
    if (!first || !isRate(part)) return part;
    return part.how === 'plus' && part !== first && part.max * RATES_WIDEST < first.max
      ? { ...part, purpose: 'other', words: 'differential' }
      : { ...part, purpose: 'base', words: null };
  });
}

/** The hours of a week, if the text states one number of them. */
function hoursIn(items: readonly Item[]): number | null {
  const stated = new Set(items.flatMap((item) => (item.is === 'hours' ? [item.hours] : [])));
  const [hours = null] = stated;
  return stated.size === 1 ? hours : null;
}

/** Reads a pay text: its figures, what each is for, and the base pay. The work is linear in its length, and remembered. */
export const readPay = remembered((text): PayReading => {
  const items = toItems(text);
  const { parts: said, loose, heading } = toParts(toSentence(items));
  const paid = said.filter(({ max }) => max > 0);
  const parts = withRates(withUnits(headed(paid, heading), loose[0] ?? null));
  const hours = hoursIn(items);
  const isByExperience = items.some(({ is }) => is === 'note');
  return { ...basePay(parts, hours), parts, hours, isByExperience };
});
