import { shiftTime } from '@/lib/domain/job/shift-time';

it.each([
  ['Nights, 3 × 12', 'night'],
  ['NIGHT', 'night'],
  ['3x12 Nights', 'night'],
  ['Overnight', 'night'],
  ['NOC 7p-7a', 'night'],
  ['Nights, three days a week', 'night'],
  ['Days, 5 × 8 with call', 'day'],
  ['Day shift', 'day'],
  ['Evenings, 5 × 8', null],
  ['Mid shift, 3 × 12', null],
  ['Rotating days and nights', null],
  ['Weekends, 3 × 12', null],
  ['Three days per week', null],
  ['Holidays', null],
  ['Fortnightly', null],
  ['', null],
])('%j is by %s', (shift, time) => {
  expect(shiftTime(shift)).toBe(time);
});
