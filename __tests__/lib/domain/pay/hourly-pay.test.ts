import { formatHourlyPay, hourlyPay, parseHours } from '@/lib/domain/pay/hourly-pay';

describe('the hours of a week', () => {
  it.each<[shifts: readonly string[], hours: number | null]>([
    [['Nights, 3 × 12'], 36],
    [['3x12 Days'], 36],
    [['Days, 5 X 8'], 40],
    [['Evenings 4 * 10 hrs'], 40],
    [['Days, 3 × 12', 'Nights, 3 × 12'], 36],
    [['Nights, 3×12.5'], 37.5],
    // Two weeks that differ make no week.
    [['Days, 3 × 12', 'Days, 5 × 8'], null],
    [['Days, 3 × 12', 'Nights'], null],
    [['Days'], null],
    [[], null],
    // What nobody works.
    [['8 × 12'], null],
    [['0 × 12'], null],
    [['7 × 16'], null],
    [['3 × 2'], null],
    [['3 × 120'], null],
    [['13 × 12'], null],
    [['3 × 12 or 4 × 12'], null],
  ])('of %j: %s', (shifts, hours) => {
    expect(parseHours(shifts)?.hours ?? null).toBe(hours);
  });

  it('leaves days off', () => {
    expect(parseHours(['Nights, 3 × 12'])?.daysOff).toBe(4);
  });
});

describe('pay by the hour', () => {
  it.each<[payText: string | null, shifts: readonly string[], said: string | null]>([
    ['$2,310 - $2,480 weekly', ['Nights, 3 × 12'], '$64 – $69'],
    ['$2,400 weekly', ['Days, 5 × 8'], '$60'],
    // To the dollar both ends are the same.
    ['$2,400 - $2,405 weekly', ['Days, 5 × 8'], '$60'],
    ['$68/hr', ['Days, 5 × 8'], null],
    [null, ['Days, 5 × 8'], null],
    ['$2,400 weekly', ['Days'], null],
  ])('of %s and %j: %s', (payText, shifts, said) => {
    const pay = hourlyPay({ payText, shifts });
    expect(pay && formatHourlyPay(pay)).toBe(said);
  });
});
