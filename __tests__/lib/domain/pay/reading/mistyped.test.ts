import { buildJob } from '@/__tests__/support/build-job';
import { payDoubts } from '@/lib/domain/pay/pay-doubts';
import { readPay } from '@/lib/domain/pay/read-pay';
import { hasMistypedDollars } from '@/lib/domain/pay/reading/mistyped';

describe('an amount whose commas stand where no thousands are', () => {
  it.each([
    '$2,3100 weekly',
    '2,3100/wk',
    'USD 2,3100 per week',
    '$1234,567 weekly',
    '$2,,310/wk',
    '$23,10/wk',
    '$12,34/hr',
    '$2,100 - $2,3000/wk',
    '$2,1000 taxable + $1,300 tax free weekly',
    '＄２,３１００ weekly',
  ])('leaves the text without a figure: %p', (text) => {
    expect(readPay(text)).toMatchObject({ week: null, hour: null, other: null, parts: [] });
    expect(payDoubts(text)).toMatchObject([{ kind: 'pay-no-figure' }]);
  });

  it('is shown as it was typed', () => {
    const { pay } = buildJob({ payText: '$2,100 - $2,3000/wk' });
    expect(pay).toMatchObject({ figure: '$2,100 - $2,3000/wk', unit: null, week: null });
  });

  it.each([
    '$2,310/wk',
    '$115,000-$130,000',
    '$1,234,567 a year',
    '$2310,36hrs',
    '$2,310,13wks',
    '$2,310,13 weeks',
    '$2310,36 hrs/week',
    '$2,310,36/hrs',
    '$2,310,4/10',
    '$2310,2026 start',
    '$2,1k/wk',
    '$2,310, nights',
    '$2,310/wk, shifts 7,8,9',
  ])('is none of these: %p', (text) => {
    expect(hasMistypedDollars(text)).toBe(false);
  });
});
