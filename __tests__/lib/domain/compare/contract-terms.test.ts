import { CONTRACT_TERMS, startAndHome } from '@/lib/domain/compare/contract-terms';

it.each([
  ['2026-12-07', 'Dec 7'],
  ['2027-01-04', 'Jan 4, 2027'],
  ['asap', 'As soon as possible'],
])('a start of %s is %s', (start, words) => {
  expect(CONTRACT_TERMS.starts.words({ startsOn: start }, '2026-11-25')).toBe(words);
});

it.each([
  ['2026-12-14', '13 weeks', 'Start Dec 14, home by Mar 15'],
  // Winter time ends in between, and the year does.
  ['2026-10-05', '26 weeks', 'Start Oct 5, home by Apr 5'],
  ['2027-01-04', '8 weeks', 'Start Jan 4, 2027, home by Mar 1'],
  ['2026-12-14', '60 weeks', 'Start Dec 14, home by Feb 7, 2028'],
  ['2026-12-14', '52 weeks', 'Start Dec 14, home by Dec 13, 2027'],
  ['2026-12-14', '8-13 weeks', null],
  ['2026-12-14', 'ongoing', null],
  ['2026-12-14', null, null],
  ['asap', '13 weeks', null],
  [undefined, '13 weeks', null],
])('a start %j for %j', (startsOn, contractLength, said) => {
  const contract = startsOn === undefined ? {} : { startsOn };
  expect(startAndHome({ contract, contractLength }, '2026-11-29')).toBe(said);
});
