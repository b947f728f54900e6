import fc from 'fast-check';
import { anyText } from '@/__tests__/lib/domain/arbitraries';
import { costsAtMost } from '@/__tests__/support/cost';
import { readPay } from '@/lib/domain/pay/read-pay';

const PIECES = ['$', '2', '1,9', '.5', 'k', ' - ', '/hr', ' weekly', 'to', ' ', '+', '(', ':'];
const WORDS = ['sign-on ', 'taxable ', 'stipend ', 'total ', 'x', '36 hrs/wk', 'or ', 'days '];

let round = 0;
/** With another ending each time, because what was read is remembered. */
const reading = (pay: string) => () => readPay(pay + String((round += 1)));

describe('any pay text', () => {
  it('is read without throwing, into ordered and believable figures', () => {
    const pieces = fc
      .array(fc.constantFrom(...PIECES, ...WORDS), { maxLength: 20 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText, pieces), (text) => {
        const { pay, others = [] } = readPay(text) ?? {};
        if (!pay) return;
        expect(pay.min).toBeGreaterThanOrEqual(pay.unit === 'week' ? 700 : 12);
        expect(pay.max).toBeLessThanOrEqual(pay.unit === 'week' ? 15_000 : 400);
        expect([pay, ...others].every(({ min, max }) => min > 0 && min <= max)).toBe(true);
      }),
    );
  });

  it('that is read with an unknown word is not', () => {
    const word = fc.stringMatching(/^[a-z]{4,8}$/).filter((text) => !readPay(`$2,310/wk ${text}`));
    fc.assert(
      fc.property(word, (text) => {
        expect(readPay(`${text} $2,310/wk`)).toBeNull();
        expect(readPay(`$2,310/wk, ${text}`)).toBeNull();
      }),
    );
  });

  it.each([
    '$1 - ',
    ' /(',
    '$1,',
    '$1 a b ',
    'bonus ',
    '$9 (x) ',
    '1 000 ',
    '- ',
    '$1/hr taxable ',
  ])('costs little to read however long: %p again and again', (piece) => {
    const longest = piece.repeat(290 / piece.length);
    const harmless = '$2,310/wk, 13 weeks, 3x12 '.repeat(11);
    expect(costsAtMost(40, reading(longest), reading(harmless))).toBe(true);
    expect(readPay(piece.repeat(10_000))).toBeNull();
  });
});

describe('a text is left as posted', () => {
  it.each([
    ['an unknown word, wherever it stands', 'Net, $1,810/wk'],
    ['an unknown sign', '<$2,310/wk'],
    ['another currency', '€2,310/wk'],
    ['a figure that cannot be read', '$2,31O weekly'],
    ['a figure for something else', '$5,000 sign-on'],
    ['a second figure', '$2,150/wk, $300'],
    ['what is added by the week', '$2,150/wk + $500/wk'],
    ['a stipend beside the pay', '$2,150/wk + stipends'],
    ['a bonus within the pay', '$2,150/wk incl. $500 bonus'],
    ['parts that do not add up', '$2,150/wk: $910 taxable + $1,400 tax-free'],
    ['parts that are added to it', '$1,000/wk + $600 taxable + $400 stipend'],
    ['a rate and a week that do not agree', '$60/hr, $2,412/wk, 36 hrs/wk'],
    ['a rate that is no hour of that week', '$200/hr, $2,412/wk'],
    ['a rate without its unit', '/hr x 36, $45'],
    ['hours that no week has', '$60/hr x 12'],
    ['shifts that may be of a pay period', '$45/hr 6x12, 14 days'],
    ['a rate and a week of two jobs', 'RN - $45/hr, LPN - $2,000/wk'],
    ['hours that may be weeks', '$50/hr x 26'],
    ['a minus', '-$1,200/wk'],
    ['a range too wide', '$1 - $2,412 weekly'],
    ['a number that is no money', '2150 ICU'],
    ['a year', '2025 weekly'],
    ['a clock', '1900-2300 weekly'],
    ['no unit, and a note', '$4,824 for 2 weeks'],
    ['no unit, and more than a word of pay', 'Earn $1,500'],
    ['a limit of something else', '$2,310/wk up to 36 hrs/wk'],
  ])('because of %s: %s', (_, text) => {
    expect(readPay(text)).toBeNull();
  });
});

it.each([
  ['$62/hr x 36 = $2,232/wk', 36],
  ['$60/hr, 36 guaranteed hours per week', 36],
  ['$60/hr, 5x8', 40],
  ['$60/hr 3x12, 13 weeks', 36],
  ['$60/hr 3x12, 4 weeks', 36],
  ['$60/hr x 36 nights', null],
  ['$60/hr x 40', 40],
  ['$60/hr, 3x12 or 4x12', null],
  ['$60/hr, 36 hrs', null],
])('%s: the hours of a week are %p', (text, hours) => {
  expect(readPay(text)?.hours).toBe(hours);
});
