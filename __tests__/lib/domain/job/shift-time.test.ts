import { shiftTime } from '@/lib/domain/job/shift-time';

it.each([
  ['Nights, 3 × 12', 'night'],
  ['NIGHT', 'night'],
  ['3x12 Nights', 'night'],
  ['Overnight', 'night'],
  ['NOC 7p-7a', 'night'],
  ['Nights, three days a week', 'night'],
  ['Nights, 3 days/week', 'night'],
  ['Nights, 3 days on, 4 days off', 'night'],
  ['Days, 5 × 8 with call', 'day'],
  ['Days, 3 days a week', 'day'],
  ['3x12 Days', 'day'],
  ['12 hour days', 'day'],
  ['Day shift', 'day'],
  ['Evenings, 5 × 8', null],
  ['Mid shift, 3 × 12', null],
  ['Rotating days and nights', null],
  ['Weekends, 3 × 12', null],
  ['Three days per week', null],
  ['Evenings, 5 days/wk', null],
  ['Holidays', null],
  ['Fortnightly', null],
  ['', null],
])('%j is by %s', (shift, time) => {
  expect(shiftTime(shift)).toBe(time);
});
