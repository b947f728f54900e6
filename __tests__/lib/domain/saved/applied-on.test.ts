import { appliedOn } from '@/lib/domain/saved/applied-on';

it.each([
  ['2026-11-22', '2026-11-23T12:00:00', 'Applied Nov 22'],
  ['2026-01-01', '2026-11-23T12:00:00', 'Applied Jan 1'],
  ['2025-12-31', '2026-01-01T12:00:00', 'Applied Dec 31, 2025'],
])('%s, on %s, is shown as %s', (day, now, words) => {
  expect(appliedOn(day, new Date(now))).toBe(words);
});
