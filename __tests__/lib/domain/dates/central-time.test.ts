import { formatFeedTime, formatShortDay } from '@/lib/domain/dates/central-time';

const TODAY = '2026-11-25';

test.each([
  ['2026-11-25T15:41:59.999Z', 'Nov 25 at 9:41 AM CT'],
  ['2026-07-04T15:41:00Z', 'Jul 4 at 10:41 AM CT'],
  // The day is that of the feed's time zone, not UTC.
  ['2026-11-25T05:30:00Z', 'Nov 24 at 11:30 PM CT'],
  ['2026-01-01T05:59:59Z', 'Dec 31, 2025 at 11:59 PM CT'],
  ['2026-11-25T06:00:00Z', 'Nov 25 at 12:00 AM CT'],
])('%s is %s', (moment, words) => {
  expect(formatFeedTime(moment, TODAY)).toBe(words);
});

test('a day has its year if that is not the current one', () => {
  expect(formatShortDay('2026-08-03', TODAY)).toBe('Aug 3');
  expect(formatShortDay('2025-11-30', TODAY)).toBe('Nov 30, 2025');
});
