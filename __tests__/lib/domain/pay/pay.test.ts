import fc from 'fast-check';
import {
  formatPay,
  highestPay,
  isWeeklyPay,
  parsePay,
  payInWords,
  payUnit,
} from '@/lib/domain/pay/pay';
import { anyText } from '@/__tests__/lib/domain/arbitraries';
import { costsAtMost } from '@/__tests__/support/cost';

describe('weekly pay as numbers', () => {
  it.each([
    ['$2,310 - $2,480 weekly', 2310, 2480],
    ['$2,480 – $2,310', 2310, 2480],
    ['$2310-$2480/week', 2310, 2480],
    ['$2,310 - 2,480 weekly', 2310, 2480],
    ['$2,310  to  $2,480', 2310, 2480],
    ['$1,234.56', 1234.56, 1234.56],
    ['$2.5k', 2500, 2500],
    ['$2K-$2.5K', 2000, 2500],
    ['$2-3k weekly', 2000, 3000],
    ['$2,000 weekly ($58/hr)', 2000, 2000],
    ['$2,100 - 13 weeks', 2100, 2100],
    ['$2,100 - 36 hrs', 2100, 2100],
    ['36 hrs, $2,100', 2100, 2100],
    ['$2,000 day shift', 2000, 2000],
    ['$0 - $2,000', 0, 2000],
    ['$2,000 weekly plus bonus', 2000, 2000],
    ['$2,000 weekly (includes per diem)', 2000, 2000],
    ['$2,000 weekly and a stipend', 2000, 2000],
    ['$500 bonus $2,000 weekly', 2000, 2000],
    ['$2,000 weekly, $1,000 completion bonus', 2000, 2000],
    ['$2,000 weekly, sign-on bonus of $5,000', 2000, 2000],
  ])('%p is %d to %d', (text, min, max) => {
    expect(parsePay(text)).toEqual({ min, max });
  });

  it.each([
    null,
    '',
    'Competitive',
    'weekly',
    '2,310 weekly',
    '$',
    '$X - $Y weekly',
    '$0 - $0 weekly',
    '$58/hr',
    '$58 - $62 per hour',
    '$58 hourly',
    '$95,000 a year',
    '$480 daily',
    '$1,000 completion bonus',
    '$1,000 - $2,000 sign-on bonus',
    'Completion bonus: $1,000',
    'Bonus up to $1,000 weekly',
    '$500/week housing stipend',
    '$500 weekly stipend',
    '$120/day per diem',
    'Per diem $500',
    'Hourly: $58',
    '$700 per shift',
    '$4,200 biweekly',
    '$90,000 - $110,000 annual salary',
    '$58/hr, paid weekly',
  ])('%p has no weekly figure', (text) => {
    expect(parsePay(text)).toBeNull();
  });
});

describe('the figure of the sort Highest Pay (JL-15)', () => {
  it.each([
    ['$2,310 - $2,480 weekly', 2480],
    ['$2,480 - $2,310', 2480],
    ['$1,234.56', 1234.56],
    ['$2.5k', 2500],
    ['$900 - $1.2k weekly', 1200],
    ['$1,000 bonus and $2,000 weekly', 2000],
    ['$95,000 a year', 95000],
    ['Competitive', 0],
    ['13 weeks, 2 openings', 0],
    ['', 0],
    [null, 0],
  ])('%p counts as %d', (text, dollars) => {
    expect(highestPay(text)).toBe(dollars);
  });

  it('is never less than the weekly maximum', () => {
    const text = fc
      .array(fc.constantFrom('$', '2', '1,9', '.5', 'k', ' - ', '/hr', ' weekly', 'to', ' '), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (pay) => {
        const weekly = parsePay(pay);
        expect(highestPay(pay)).toBeGreaterThanOrEqual(weekly?.max ?? 0);
        expect(weekly?.min ?? 0).toBeLessThanOrEqual(weekly?.max ?? 0);
      }),
    );
  });
});

describe('the unit of a pay text', () => {
  it.each([
    ['$2,310 - $2,480 weekly', 'week'],
    ['$2310-$2480/wk', 'week'],
    ['$2,100', 'week'],
    ['$2,100 - 36 hrs', 'week'],
    ['$2,000 day shift', 'week'],
    ['$2,000 weekly ($58/hr)', 'week'],
    ['$2,000 weekly, $1,000 completion bonus', 'week'],
    ['Competitive', 'week'],
    ['$58/hr', 'other'],
    ['$58 an hour', 'other'],
    ['$58/hr, paid weekly', 'other'],
    ['$58/hr for 13 weeks', 'other'],
    ['Hourly: $58', 'other'],
    ['$90,000 - $110,000 per year', 'other'],
    ['$700 per shift', 'other'],
    ['$4,200 bi-weekly', 'other'],
    ['Biweekly', 'other'],
    ['$1,000 completion bonus', 'other'],
    ['', null],
    [' weekly ', null],
    [null, null],
  ])('%p is %p', (text, unit) => {
    expect(payUnit(text)).toBe(unit);
    expect(isWeeklyPay(text)).toBe(unit === 'week');
  });
});

describe('pay as cards show it (CN-23)', () => {
  it.each([
    ['$2,310 - $2,480 weekly', '$2,310 – $2,480'],
    ['$2,310-$2,480 Weekly', '$2,310 – $2,480'],
    ['$2,310 — 2,480', '$2,310 – 2,480'],
    ['$2.5k-$3k weekly', '$2.5k – $3k'],
    ['$2,310 (weekly)', '$2,310'],
    ['$2,310 weekly.', '$2,310'],
    ['Weekly pay on request', 'Weekly pay on request'],
    ['Biweekly', 'Biweekly'],
    ['$4,200 bi-weekly', '$4,200 bi-weekly'],
    ['$58/hr', '$58/hr'],
    ['$58/hr, paid weekly', '$58/hr, paid weekly'],
    ['$90,000 - $110,000 per year', '$90,000 – $110,000 per year'],
    ['3-4 shifts', '3-4 shifts'],
    ['Competitive', 'Competitive'],
  ])('%p is shown as %p', (text, shown) => {
    expect(formatPay(text)).toBe(shown);
  });

  it.each([null, '', '   ', 'weekly'])('%p shows nothing', (text) => {
    expect(formatPay(text)).toBeNull();
  });
});

describe('pay in a sentence', () => {
  it.each([
    ['$2,310 - $2,480 weekly', '$2,310 – $2,480 a week'],
    ['$2,310', '$2,310 a week'],
    ['$2.5k-$3K weekly', '$2.5k – $3K a week'],
    ['2,310 - 2,480 weekly', '2,310 - 2,480 a week'],
    ['$2,310+ weekly', '$2,310+ a week'],
    ['Up to $2,310 (gross) weekly', 'Up to $2,310 (gross) a week'],
    ['$2,310 per week', '$2,310 per week'],
    ['$2,310/wk', '$2,310/wk'],
    ['$2,310 weekly plus bonus', '$2,310 weekly plus bonus'],
    ['$2,310 weekly + 401k', '$2,310 weekly + 401k'],
    ['$2,310 + 401k', '$2,310 + 401k'],
    ['$2,310, 3x12', '$2,310, 3x12'],
    ['$58/hr', '$58/hr'],
    ['Competitive', 'Competitive'],
    ['Competitive weekly', 'Competitive weekly'],
    ['Negotiable, 36 hrs', 'Negotiable, 36 hrs'],
    ['weekly', null],
    [null, null],
  ])('%p is %p', (text, said) => {
    expect(payInWords(text)).toBe(said);
  });
});

describe('any pay text', () => {
  it('is read without throwing, into finite figures', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 400 }), (text, digits) => {
        const pay = `$${'9'.repeat(digits)}${text}`;
        expect(Number.isFinite(highestPay(pay))).toBe(true);
        const { min, max } = parsePay(pay) ?? { min: 0, max: 0 };
        expect(Number.isFinite(min) && Number.isFinite(max)).toBe(true);
        expect(() => formatPay(pay)).not.toThrow();
      }),
    );
  });

  it.each([
    '$'.repeat(60_000),
    '$1 - '.repeat(12_000),
    ' /('.repeat(20_000),
    '$1,'.repeat(20_000),
    '$1 a b '.repeat(9_000),
    'bonus '.repeat(10_000),
  ])('costs little to read however long: %.10s…', (text) => {
    const reading = (pay: string) => () => [parsePay(pay), formatPay(pay)];
    const harmless = 'Paid each week. '.repeat(text.length / 16);
    expect(costsAtMost(100, reading(text), reading(harmless))).toBe(true);
  });
});
