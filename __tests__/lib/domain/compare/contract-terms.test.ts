import { CONTRACT_TERMS } from '@/lib/domain/compare/contract-terms';

it.each([
  ['2026-12-07', 'Dec 7'],
  ['2027-01-04', 'Jan 4, 2027'],
  ['asap', 'As soon as possible'],
])('a start of %s is %s', (start, words) => {
  expect(CONTRACT_TERMS.starts.words({ startsOn: start }, '2026-11-25')).toBe(words);
});
