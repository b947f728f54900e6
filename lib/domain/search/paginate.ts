/** All page links up to this many pages, else a window (specification, section 9). */
const DESKTOP_ALL = 7;
const DESKTOP_WINDOW = 5;
const MOBILE_WINDOW = 3;

/** Number of pages; an empty list has one empty page. */
export function pageCount(total: number, per: number): number {
  return Math.max(1, Math.ceil(total / per));
}

/** A page that exists: the last one for a number past the end, the first for one before the beginning. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(page, 1), Math.max(count, 1));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);
}

/**
 * The page numbers to link to. Desktop shows every page up to 7, else 5 at either end or the current one and its neighbours, with first,
 * last and ellipses; mobile shows 3 around the current page.
 */
export function pageLinks(
  current: number,
  count: number,
  layout: 'desktop' | 'mobile',
): readonly (number | 'ellipsis')[] {
  const page = clampPage(current, count);
  if (layout === 'mobile') {
    const first = clampPage(page - 1, count - MOBILE_WINDOW + 1);
    return range(first, Math.min(count, first + MOBILE_WINDOW - 1));
  }
  if (count <= DESKTOP_ALL) return range(1, count);
  if (page < DESKTOP_WINDOW) return [...range(1, DESKTOP_WINDOW), 'ellipsis', count];
  if (page > count - DESKTOP_WINDOW + 1) {
    return [1, 'ellipsis', ...range(count - DESKTOP_WINDOW + 1, count)];
  }
  return [1, 'ellipsis', page - 1, page, page + 1, 'ellipsis', count];
}
