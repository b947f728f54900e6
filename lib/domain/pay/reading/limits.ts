import type { Item } from './item';
import { DATE } from './tokens';

const FILLER = { is: 'filler' } as const;

const isTime = (item: Item | undefined): boolean =>
  item?.is === 'span' || item?.is === 'hours' || (item?.is === 'mark' && item.mark === DATE);

/** Whether a word limits a time, or what the reader does not know: 'over 13 weeks', '36 hours average', 'starting ASAP'. */
function isOfOther(items: readonly Item[], at: number): boolean {
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  if (item?.is !== 'limit') return false;
  // 'Up to' stays in doubt: without it, more would be promised.
  if (isTime(after) || (after?.is === 'word' && item.limit !== 'upTo')) return true;
  return isTime(before) && after?.is !== 'money';
}

/** The text without the words that limit something else than money. */
export const withoutOtherLimits = <T extends Item>(
  items: readonly T[],
): readonly (T | typeof FILLER)[] =>
  items.map((item, at) => (isOfOther(items, at) ? FILLER : item));
