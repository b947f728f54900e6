import fc from 'fast-check';
import { clampPage, pageCount, pageLinks } from '@/lib/domain/search/paginate';

/** The links as text: '1 2 3 … 9'. */
const links = (current: number, count: number, layout: 'desktop' | 'mobile') =>
  pageLinks(current, count, layout)
    .map((link) => (link === 'ellipsis' ? '…' : link))
    .join(' ');

describe('pages', () => {
  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [1000, 25, 40],
    [101, 100, 2],
  ])('%d jobs at %d a page make %d', (total, per, count) => {
    expect(pageCount(total, per)).toBe(count);
  });

  it.each([
    [0, 5, 1],
    [-3, 5, 1],
    [1, 5, 1],
    [5, 5, 5],
    [6, 5, 5],
    [Number.MAX_SAFE_INTEGER, 5, 5],
    [2, 0, 1],
  ])('page %d of %d is page %d (JL-23)', (page, count, clamped) => {
    expect(clampPage(page, count)).toBe(clamped);
  });
});

describe('page links on desktop (CN-05)', () => {
  it.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [16, 20, '1 … 15 16 17 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [99, 20, '1 … 16 17 18 19 20'],
  ])('page %d of %d: %s', (current, count, expected) => {
    expect(links(current, count, 'desktop')).toBe(expected);
  });
});

describe('page links on mobile (CN-06)', () => {
  it.each([
    [1, 1, '1'],
    [2, 2, '1 2'],
    [3, 3, '1 2 3'],
    [1, 20, '1 2 3'],
    [2, 20, '1 2 3'],
    [3, 20, '2 3 4'],
    [20, 20, '18 19 20'],
    [99, 20, '18 19 20'],
  ])('page %d of %d: %s', (current, count, expected) => {
    expect(links(current, count, 'mobile')).toBe(expected);
  });
});

describe('page links at any place', () => {
  it('ascend, stay within the list, include the current page and show no ellipsis for a single step', () => {
    const layouts = fc.constantFrom('desktop' as const, 'mobile' as const);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat({ max: 70 }),
        layouts,
        (count, at, layout) => {
          const shown = pageLinks(at, count, layout);
          const numbers = shown.filter((link) => link !== 'ellipsis');
          expect(numbers).toContain(clampPage(at, count));
          expect(numbers.every((page) => page >= 1 && page <= count)).toBe(true);
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          shown.forEach((link, position) => {
            const [before, after] = [shown[position - 1], shown[position + 1]];
            if (typeof link !== 'number' || typeof after !== 'number') {
              if (link === 'ellipsis') expect(Number(after) - Number(before)).toBeGreaterThan(1);
            } else expect(after).toBe(link + 1);
          });
        },
      ),
    );
  });
});
