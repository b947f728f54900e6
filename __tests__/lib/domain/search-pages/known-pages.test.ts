import { addDays } from '@/lib/domain/dates/dates';
import { nextKnownPage, type KnownPage } from '@/lib/domain/search-pages/known-pages';

const SUBJECT = { specialty: 'ICU', state: 'TX', city: null };
const FIRST = '2026-08-20';

/** What is known after lists with these numbers of jobs, a day apart; nine name enough pay. */
function after(counts: readonly number[], start = FIRST): KnownPage | undefined {
  let known: KnownPage | undefined;
  for (const [day, count] of counts.entries())
    known = nextKnownPage(SUBJECT, known, {
      count,
      hasFigures: count === 9,
      today: addDays(start, day),
    });
  return known;
}
const days = (count: number, of: number) => Array.from({ length: of }, () => count);

describe('indexing (issue: three to enter, below two for 14 days to leave)', () => {
  it.each<[what: string, counts: readonly number[], isIndexed: boolean]>([
    ['one job', [1], false],
    ['two jobs', [2], false],
    ['three jobs', [3], true],
    ['two jobs for long, never three', days(2, 40), false],
    ['three, then two for long', [3, ...days(2, 40)], true],
    ['three, then one for 14 days less one', [3, ...days(1, 14)], true],
    ['three, then one for 14 days', [3, ...days(1, 15)], false],
    ['three, then none for 14 days', [3, ...days(0, 15)], false],
    [
      'one for 13 days, two for a day, one for 13 days',
      [3, ...days(1, 13), 2, ...days(1, 13)],
      true,
    ],
    ['dropped, then two', [3, ...days(0, 15), 2], false],
    ['dropped, then three', [3, ...days(0, 15), 3], true],
  ])('%s', (_, counts, isIndexed) => {
    expect(after(counts)?.isIndexed).toBe(isIndexed);
  });

  it('counts days, not lists: many lists on one day change nothing', () => {
    let known = after([3]);
    for (let list = 0; list < 300; list += 1)
      known = nextKnownPage(SUBJECT, known, { count: 0, hasFigures: false, today: FIRST });
    expect(known).toEqual({
      ...SUBJECT,
      isIndexed: true,
      fewSince: FIRST,
      openOn: FIRST,
      figuresOn: null,
    });
  });

  it('remembers the last day with an open job', () => {
    expect(after([1, 0, 0])?.openOn).toBe(FIRST);
    expect(after([1, 0, 1])?.openOn).toBe(addDays(FIRST, 2));
  });

  it('remembers the last day on which enough jobs named their pay', () => {
    expect(after([4, 4])?.figuresOn).toBeNull();
    expect(after([9, 4, 0])?.figuresOn).toBe(FIRST);
    expect(after([9, 4, 9])?.figuresOn).toBe(addDays(FIRST, 2));
  });
});
