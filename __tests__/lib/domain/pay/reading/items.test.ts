import { buildJob } from '@/__tests__/support/build-job';
import { payDoubts } from '@/lib/domain/pay/pay-doubts';
import { payInWords } from '@/lib/domain/pay/pay-words';
import { readPay } from '@/lib/domain/pay/read-pay';

const shown = (payText: string) => payInWords(buildJob({ shifts: ['Nights'], payText }).pay);

describe('figures as they are shown', () => {
  it.each([
    ['$2,31O weekly', '$2,31O'],
    ['$23,10 weekly', '$23,10'],
    ['$2 weekly + $5,000 sign-on', '$2 weekly + $5,000 sign-on'],
    ['$2.310 weekly', '$2,310 a week'],
    ['$2.310 - $2.480 weekly', '$2,310 – $2,480 a week'],
    ['$1,155 - $1,155 weekly', '$1,155 a week'],
    ['$45.5/hr', '$45.50/hr'],
    ['$2.5k weekly', '$2.5k a week'],
    [
      'Weekly Gross: $2,310.00 Hourly Rate: $22.00 Weekly Stipend: $1,518.00',
      '$2,310.00 a week ($22/hr, incl. $1,518/week stipend)',
    ],
  ])('%p: %p', (text, words) => {
    expect(shown(text)).toBe(words);
  });
});

describe('money of another currency', () => {
  it.each([
    ['£2,310', '£2,310'],
    ['€2,310 weekly', '€2,310'],
    ['C$2,310', 'C$2,310'],
    ['A$ 2,310 weekly', 'A$ 2,310'],
    ['CAD 2,310 weekly', 'CAD 2,310'],
    ['2,310 EUR weekly', '2,310 EUR'],
    ['$2,310 CAD per week', '$2,310 CAD per week'],
  ])('is shown as written and is no week: %p', (text, words) => {
    expect(shown(text)).toBe(words);
    expect(readPay(text).week).toBeNull();
    expect(payDoubts(text)).toMatchObject([{ kind: 'pay-no-figure' }]);
  });

  it.each(['US$2,310 weekly', 'USD 2,310/wk', '$2,310/wk + 58¢ per mile', 'RN $2,310 weekly'])(
    'is not dollars: %p',
    (text) => {
      expect(readPay(text).week?.max).toBe(2_310);
    },
  );
});

describe('a kind of figure', () => {
  it.each(['$2,000s weekly', 'low $2,000s/wk', 'mid 1,900s per week'])('is none: %p', (text) => {
    expect(readPay(text).week).toBeNull();
  });
});

describe('a number without a dollar sign behind a name and a colon', () => {
  it.each([
    'Bill Type: Travel; Est. Gross Weekly: 2,187.00',
    'Job Type: Travel, Weekly Gross: 2,187.00',
    'Weekly Gross Amount: 2187',
    'Hours: 36 Weekly Gross: $2,187',
  ])('is the pay, and hours are none: %p', (text) => {
    expect(readPay(text).week).toEqual({ min: 2_187, max: 2_187 });
  });
});
