import { buildJob } from '@/__tests__/support/build-job';
import {
  formatHourlyPay,
  formatWeekOfShifts,
  hourlyPay,
  parseWeekOfShifts,
  weekOfJob,
} from '@/lib/domain/pay/hourly-pay';

describe('the hours of a week', () => {
  it.each<[shifts: readonly string[], hours: number | null]>([
    [['Nights, 3 × 12'], 36],
    [['3x12 Days'], 36],
    [['Days, 5 X 8'], 40],
    [['Evenings 4 * 10 hrs'], 40],
    [['Days, 3 × 12', 'Nights, 3 × 12'], 36],
    [['Nights, 3×12.5'], 37.5],
    [['Days, 7 × 12'], 84],
    [['Days, 7 × 12.5'], null],
    // Two different weeks give no answer.
    [['Days, 3 × 12', 'Days, 5 × 8'], null],
    [['Days, 3 × 12', 'Nights'], null],
    [['Days'], null],
    [[], null],
    // Nobody works these hours.
    [['8 × 12'], null],
    [['0 × 12'], null],
    [['7 × 16'], null],
    [['3 × 2'], null],
    [['3 × 120'], null],
    [['13 × 12'], null],
    [['3 × 12 or 4 × 12'], null],
    [['3 × 12 / 4 × 12'], null],
    [['3 or 4x12'], null],
    [['3-4 x 12'], null],
    [['6x12 per pay period'], null],
    [['4 x12 hr bi-weekly'], null],
    [['7 x 12 (7 on 7 off)'], null],
    [['3x8-12'], null],
    [['3x12/8'], null],
    [['3x12+8'], null],
    [['3x12 plus one 8'], null],
    [['3x12 alternating 4'], null],
    [['3x12:30'], null],
    [['3x12,5'], null],
    [['2024-3x12'], null],
    [['3x12x13'], null],
    [['2 × 12 + 1 × 8'], null],
    [['36 hrs'], null],
    [['No 3x12'], null],
    [['3x12 optional'], null],
    [['Orientation 3x12'], null],
    [['3x13'], 39],
    [['Days, 4 × 10 with call'], 40],
    [['Mid shift, 3 × 12'], 36],
    [['Weekends, 3 × 12'], 36],
    [['3x12-hour nights'], 36],
    [['Night shift, 3x12'], 36],
    [['3 × 12 (Nights)'], 36],
  ])('of %j: %s', (shifts, hours) => {
    expect(parseWeekOfShifts(shifts)?.hours ?? null).toBe(hours);
  });

  it('leaves days off', () => {
    expect(parseWeekOfShifts(['Nights, 3 × 12'])?.daysOff).toBe(4);
  });
});

describe('pay by the hour', () => {
  it.each<[payText: string | null, shifts: readonly string[], said: string | null]>([
    ['$2,310 - $2,480 weekly', ['Nights, 3 × 12'], '$64 – $69'],
    ['$2,400 weekly', ['Days, 5 × 8'], '$60'],
    // Rounded to dollars, both ends are the same.
    ['$2,400 - $2,405 weekly', ['Days, 5 × 8'], '$60'],
    ['$68/hr', ['Days, 5 × 8'], '$68'],
    ['$68/hr', ['Days'], null],
    [null, ['Days, 5 × 8'], null],
    ['$2,400 weekly', ['Days'], null],
  ])('of %s and %j: %s', (payText, shifts, said) => {
    const pay = hourlyPay(buildJob({ payText, shifts }));
    expect(pay && formatHourlyPay(pay)).toBe(said);
  });
});

describe('hours a week that the record states', () => {
  it.each<[shifts: readonly string[], hoursAWeek: number | undefined, said: string | null]>([
    [['Nights'], 36, '36 hours a week'],
    [['Nights, 3 × 12'], 36, '36 hours a week, 4 days off'],
    // The stated hours come before those of the shift.
    [['Nights, 3 × 12'], 48, '48 hours a week'],
    [['Nights, 3 × 12'], undefined, '36 hours a week, 4 days off'],
    [[], undefined, null],
  ])('of %j and %s: %s', (shifts, hoursAWeek, said) => {
    const contract = hoursAWeek === undefined ? { openings: 2 } : { hoursAWeek };
    const week = weekOfJob({ shifts, contract });
    expect(week && formatWeekOfShifts(week)).toBe(said);
  });

  it('are used for pay by the hour', () => {
    const job = buildJob({ payText: '$2,400 weekly', shifts: ['Days, 3 × 12'] });
    expect(hourlyPay({ ...job, contract: { hoursAWeek: 40 } })?.max).toBe(60);
    expect(hourlyPay({ ...job, shifts: [], contract: { hoursAWeek: 48 } })?.max).toBe(50);
    // Guaranteed hours are not the hours worked.
    expect(hourlyPay({ ...job, contract: { guaranteedHours: 24 } })?.max).toBe(67);
  });
});
