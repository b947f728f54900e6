import { shorten } from '@/lib/domain/words/cut-text';
import { formatDollars } from '@/lib/domain/pay/dollars';
import { payRange, TYPICAL_PAY } from '@/lib/domain/pay/pay-figures';
import type { SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { inPlace } from '@/lib/domain/search-pages/page-names';
import {
  DESCRIPTION_MAX,
  inSentence,
  isNursing,
  typesOf,
} from '@/lib/domain/search-pages/page-words';
import type { PayPage } from './pay-page';

type Named = Pick<PayPage, 'specialty' | 'state'>;

/** 'What ICU pays in Texas': what links call it. */
export const payPageName = ({ specialty, state }: Named): string =>
  `What ${specialty} pays${inPlace({ specialty, state, city: null })}`;

/**
 * The heading, as people type it: 'ICU travel nurse pay in Texas', 'Travel CT pay'. Includes the order type if all its jobs have it, and
 * 'nurse' if most are for nurses.
 */
export function payHeading({ specialty, state }: Named, facts: SearchPageFacts): string {
  // For jobs of two types people type neither.
  const type = facts.orderTypes.length === 1 ? typesOf(facts) : '';
  const place = inPlace({ specialty, state, city: null });
  if (!isNursing(facts) || /\bnurs/i.test(specialty))
    return [type, specialty, `pay${place}`].filter(Boolean).join(' ');
  return [specialty, inSentence(type), `nurse pay${place}`].filter(Boolean).join(' ');
}

/** Facts alone: the median and of how many jobs, what the middle half pays, and the whole range. */
export function payDescription({ specialty, state, spread }: PayPage): string {
  const name = `${specialty} pay${inPlace({ specialty, state, city: null })}`;
  if (spread) {
    const { count, median, lowest, highest } = spread;
    const parts = [
      `median ${formatDollars(median)} a week across ${count} open jobs`,
      `${inSentence(TYPICAL_PAY)} ${payRange(spread)}`,
      ...(lowest < highest ? [`all of them ${payRange({ low: lowest, high: highest })}`] : []),
    ];
    return shorten(`${name}: ${parts.join('; ')}.`, DESCRIPTION_MAX);
  }
  return shorten(`${name}: fewer than five open jobs list weekly pay today.`, DESCRIPTION_MAX);
}

/** How the figures are made. */
export const PAY_METHOD =
  'US dollars a week, as the open jobs state it; for a range we use the midpoint, for “up to” the limit, and figures are rounded to ten dollars. ' +
  'Typical is what the middle half of the jobs pays. We leave out jobs without a clear weekly rate, and show no figure for fewer than five jobs.';
