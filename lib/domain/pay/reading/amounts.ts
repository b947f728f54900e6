import type { Item, Money } from './item';
import { withoutOtherLimits } from './limits';

/** A figure or a range of them, in dollars. */
export type Amount = {
  readonly is: 'amount';
  readonly min: number;
  readonly max: number;
  /** Its figures as the text writes them, in their order; null if they are better written anew. */
  readonly said: string | null;
};

/** A text as figures and what stands around them. */
export type PaySentence = readonly (Exclude<Item, Money> | Amount)[];

/** A range whose ends are further apart is two figures: what a week and what a bonus pays. */
const WIDEST = 5;
/** From here on, a range is read downwards only if its ends are close. */
const WIDEST_DOWNWARDS = 2;
/** A bare number beside the name of a bonus is its figure from here on. */
const SMALLEST_NAMED = 100;
/** And beside 'days' or 'nights'. */
const SMALLEST_RATE = 300;
const THOUSAND = 1_000;

const NO_MONEY: Exclude<Item, Money> = { is: 'span', weeks: null };

/** Whether the words of a text leave no doubt that its bare numbers are dollars: none of them is unknown, and there are two at most. */
function isPlainFigure(items: readonly Item[]): boolean {
  const figures = items.filter(({ is }) => is === 'money').length;
  return (
    figures <= 2 &&
    items.every((item) => item.is !== 'word' && item.is !== 'span' && item.is !== 'hours')
  );
}

const isBehindRange = (items: readonly Item[], at: number): boolean => {
  const [mark, other] = [items[at - 1], items[at - 2]];
  const isRange = mark?.is === 'to' || (mark?.is === 'mark' && mark.mark === '-');
  return isRange && other?.is === 'money' && other.isSigned;
};

/** Whether a number without a dollar sign is dollars all the same. */
function isBareMoney(items: readonly Item[], at: number, hasSigned: boolean): boolean {
  const [before, item, after, next] = [items[at - 1], items[at], items[at + 1], items[at + 2]];
  if (item?.is !== 'money') return false;
  if (item.isThousands || after?.is === 'unit' || isBehindRange(items, at)) return true;
  const named = isMark(before, ':') ? items[at - 2] : before;
  const isRate = named?.is === 'variant' || after?.is === 'variant';
  if (isRate && !hasSigned && item.dollars >= SMALLEST_RATE) return true;
  // 'Gross weekly: 2,187.00'
  const isHeaded = isMark(before, ':') && (named?.is === 'unit' || named?.is === 'total');
  if (isHeaded && !hasSigned && item.dollars >= SMALLEST_RATE) return true;
  const isNamed = before?.is === 'purpose' || after?.is === 'purpose';
  if (isNamed && item.dollars >= SMALLEST_NAMED) return true;
  const isRange = after?.is === 'to' || (after?.is === 'mark' && after.mark === '-');
  const [end, unit] = [next, items[at + 3]];
  return isRange && end?.is === 'money' && (end.isThousands || unit?.is === 'unit');
}

/** Numbers that are no dollars become lengths like any other. */
function withoutOtherNumbers(items: readonly Item[]): readonly Item[] {
  const hasSigned = items.some((item) => item.is === 'money' && item.isSigned);
  const isPlain = !hasSigned && isPlainFigure(items);
  return items.map((item, at) =>
    item.is !== 'money' || item.isSigned || isPlain || isBareMoney(items, at, hasSigned)
      ? item
      : NO_MONEY,
  );
}

/** Two ends of a range: '$2-2.5k' is two to two and a half thousand, '$2k-3' two to three. */
function endsOf(first: Money, second: Money): readonly [number, number] {
  const shares = (own: Money, other: Money) =>
    other.isThousands &&
    !own.isThousands &&
    own.dollars < THOUSAND &&
    own.dollars <= (other.dollars / THOUSAND) * 2;
  const inThousands = (own: Money, other: Money) =>
    shares(own, other) ? own.dollars * THOUSAND : own.dollars;
  return [inThousands(first, second), inThousands(second, first)];
}

const figure = (money: Money): Amount => ({
  is: 'amount',
  min: money.dollars,
  max: money.dollars,
  said: money.isSigned ? money.said : null,
});

type Cursor = { readonly items: readonly Item[]; readonly at: number };
type Ranged = { readonly range: Amount; readonly next: number };

/** The position of the second end, if a range begins here. */
function secondEnd({ items, at }: Cursor, isBetween: boolean): number | null {
  let next = at;
  while (isDash(items[next]) || isArrow(items[next])) next += 1;
  const word = items[next];
  const joins =
    word?.is === 'to' || (isBetween && word?.is === 'joint' && word.how === 'and') ? 1 : 0;
  return next + joins > at && items[next + joins]?.is === 'money' ? next + joins : null;
}

const isMark = (item: Item | undefined, mark: string) => item?.is === 'mark' && item.mark === mark;
const isDash = (item: Item | undefined) => isMark(item, '-') || isMark(item, '~');
const isArrow = (item: Item | undefined) => isMark(item, '>');

function readRange(place: Cursor, isBetween: boolean): Ranged | null {
  const { items, at } = place;
  const first = items[at];
  const own = items[at + 1];
  const unit = own?.is === 'unit' ? own.unit : null;
  const end = secondEnd({ items, at: unit ? at + 2 : at + 1 }, isBetween);
  const second = end === null ? undefined : items[end];
  if (end === null || first?.is !== 'money' || second?.is !== 'money') return null;
  const [from, to] = endsOf(first, second);
  const after = items[end + 1];
  const otherUnit = after?.is === 'unit' ? after.unit : null;
  if (unit && otherUnit !== unit && (otherUnit ?? after?.is === 'purpose')) return null;
  const [min, max] = [Math.min(from, to), Math.max(from, to)];
  const isDown = to < from;
  // '$2,100 - 13' is one figure, and so is 'Sign-on $5,000 - $2,150/wk' twice.
  if (isDown && (!second.isSigned || max > min * WIDEST_DOWNWARDS)) return null;
  if (isDown && items[at - 1]?.is === 'purpose' && otherUnit) return null;
  if (min > 0 && max > min * WIDEST) return null;
  const isSaid = unit === null && first.isSigned && min < max && first.said && second.said;
  const link = place.items[end - 1]?.is === 'to' ? ' to ' : ' – ';
  const said = isSaid ? `${first.said}${link}${second.said}` : null;
  return { range: { is: 'amount', min, max, said }, next: end + 1 };
}

/** The text with its figures and ranges put together. */
export function toSentence(all: readonly Item[]): PaySentence {
  const items = withoutOtherLimits(withoutOtherNumbers(all));
  const sentence: (Exclude<Item, Money> | Amount)[] = [];
  let isBetween = false;
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (item === undefined) break;
    if (item.is === 'between') isBetween = true;
    if (item.is !== 'money') {
      sentence.push(item);
      at += 1;
      continue;
    }
    const ranged = readRange({ items, at }, isBetween);
    sentence.push(ranged?.range ?? figure(item));
    const unit = items[at + 1];
    at = ranged?.next ?? at + 1;
    // '$1,024/wk - $1,247/wk': the unit of the first end, if the second has none.
    if (ranged && unit?.is === 'unit' && items[at]?.is !== 'unit') sentence.push(unit);
  }
  return sentence;
}
