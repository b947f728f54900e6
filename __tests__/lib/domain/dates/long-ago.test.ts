import { formatLongAgo } from '@/lib/domain/dates/long-ago';

describe('how long ago a review was written (HM-19)', () => {
  it.each([
    ['2026-11-24', 'Today'],
    ['2026-11-23', '1 day ago'],
    ['2026-11-18', '6 days ago'],
    ['2026-11-17', '1 week ago'],
    ['2026-11-09', '2 weeks ago'],
    ['2026-10-24', '1 month ago'],
    ['2026-06-11', '5 months ago'],
    ['2025-11-25', '11 months ago'],
    ['2025-11-24', 'November 2025'],
    ['2026-12-01', 'Today'],
  ])('of %s is shown on 2026-11-24 as %s', (day, words) => {
    expect(formatLongAgo(day, '2026-11-24')).toBe(words);
  });
});
