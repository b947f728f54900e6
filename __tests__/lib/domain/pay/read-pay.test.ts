import fc from 'fast-check';
import { anyText } from '@/__tests__/lib/domain/arbitraries';
import { costsAtMost } from '@/__tests__/support/cost';
import { payDoubts } from '@/lib/domain/pay/pay-doubts';
import { readPay } from '@/lib/domain/pay/read-pay';

const PIECES = ['$', '2', '1,9', '.5', 'k', ' - ', '/hr', ' weekly', 'to', ' ', '+', '(', ':'];
const WORDS = ['sign-on ', 'taxable ', 'stipend ', 'total ', 'x', '36 hrs/wk', 'or ', 'days '];

let round = 0;
/** With another ending each time, because what was read is remembered. */
const reading = (pay: string) => () => readPay(pay + String((round += 1)));

describe('any pay text', () => {
  it('is read without throwing, into ordered and believable weeks', () => {
    const pieces = fc
      .array(fc.constantFrom(...PIECES, ...WORDS), { maxLength: 20 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText, pieces), (text) => {
        const { week, parts } = readPay(text);
        if (week) {
          expect(week.min).toBeLessThanOrEqual(week.max);
          expect(week.min).toBeGreaterThanOrEqual(300);
          expect(week.max).toBeLessThanOrEqual(20_000);
        }
        expect(parts.every(({ min, max }) => min > 0 && min <= max)).toBe(true);
        expect(() => payDoubts(text)).not.toThrow();
      }),
    );
  });

  it.each([
    '$'.repeat(30_000),
    '$1 - '.repeat(6_000),
    ' /('.repeat(10_000),
    '$1,'.repeat(10_000),
    '$1 a b '.repeat(4_000),
    'bonus '.repeat(5_000),
    '$9 (x) '.repeat(4_000),
    'sign on - '.repeat(3_000),
    '$1/hr taxable '.repeat(2_000),
    '1 000 '.repeat(5_000),
  ])('costs little to read however long: %.10s…', (text) => {
    const harmless = 'Paid each week. '.repeat(text.length / 16);
    expect(costsAtMost(40, reading(text), reading(harmless))).toBe(true);
  });
});

describe('what the owner is told', () => {
  it.each([
    ['$2,310 - $2,480 weekly', []],
    ['$58/hr', []],
    ['N/A', []],
    ['DOE', ['pay-no-figure']],
    ['$2,150/wk + $5,000 sign-on', []],
    ['Great pay!', ['pay-no-figure']],
    ['$85,000 - $95,000', ['pay-no-week-alone']],
    ['$58 weekly', ['pay-no-week-named']],
    ['$2,100 + $2,300', ['pay-two-figures']],
    ['$5,000 sign-on', ['pay-for-something-else']],
    ['$2,150/wk, $300', ['pay-second-figure']],
  ])('%p: %j', (text, doubts) => {
    expect(payDoubts(text)).toEqual(doubts.map((kind) => ({ field: 'pay', kind, example: text })));
  });
});

describe('a total behind its parts', () => {
  it.each([
    ['$40 x 36 = $1,440', 1_440],
    ['$1,080 + $1,200 = $2,280', 2_280],
    ['$1,080 taxable + $1,200 tax free = $2,280/wk', 2_280],
  ])('%s', (text, week) => {
    const { week: read, own } = readPay(text);
    expect(read).toEqual({ min: week, max: week });
    expect(own.map(({ isTotal }) => isTotal)).toEqual([true]);
  });
});

it.each(['$60 per hour x 12 shift', '$60 per hour x 12 shifts'])(
  '%s does not say how many hours a week has',
  (text) => {
    expect(readPay(text)).toMatchObject({ hour: { min: 60, max: 60 }, hours: null, week: null });
  },
);

it('a least and a most are one part', () => {
  const { parts } = readPay('Min $2,060 / Max $2,225 per week');
  expect(parts.map(({ min, max }) => [min, max])).toEqual([[2_060, 2_225]]);
});
