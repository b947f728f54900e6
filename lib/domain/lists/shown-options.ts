import { CODES, type FacetName } from '@/lib/domain/query/facets';
import type { LeftOut } from '@/lib/domain/search/search-result';

/** Options of a filter that a page includes and renders; the others load when a visitor requests all. */
export const OPTIONS_SHOWN = 60;

type Option = { readonly selected: boolean };

/** How many options of a category are shown before a visitor requests all: all if they are codes, about sixty states at most. */
export const optionsShown = (facet: FacetName): number => (CODES[facet] ? Infinity : OPTIONS_SHOWN);

/**
 * The most frequent options, followed by the chosen ones of the rest: at most as many again, because a broad term chooses thousands. Also
 * counts what is left out.
 * @param options the most frequent first
 */
export function shownOptions<T extends Option>(
  options: readonly T[],
  most: number,
): { readonly shown: readonly T[]; readonly left: LeftOut } {
  if (options.length <= most) return { shown: options, left: { options: 0, selected: 0 } };
  const others = options.slice(most).filter(({ selected }) => selected);
  const shown = [...options.slice(0, most), ...others.slice(0, most)];
  const selected = Math.max(0, others.length - most);
  return { shown, left: { options: options.length - shown.length, selected } };
}
