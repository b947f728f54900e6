import { buildJob } from '@/__tests__/support/build-job';
import { payDoubts } from '@/lib/domain/pay/pay-doubts';
import { payInWords } from '@/lib/domain/pay/pay-words';
import { readPay } from '@/lib/domain/pay/read-pay';

const shown = (payText: string, shift = 'Nights') =>
  payInWords(buildJob({ shifts: [shift], payText }).pay);

describe('a rate beside a figure that no week pays', () => {
  it.each([
    ['$45/hr, $85,000', '$45/hr'],
    ['$45/hr, $93,600 per week', '$45/hr'],
    ['$40/hr 12hr shifts 3 per week', '$40/hr'],
    ['$85,000, $41 per hour', '$41/hr'],
    ['$58 weekly, $85,000 per year', '$85,000 per year'],
  ])('%p: %p', (text, words) => {
    expect(shown(text)).toBe(words);
  });
});

describe('taxable and tax-free parts that make no one week', () => {
  it.each([
    ['RN: $1,000 taxable + $1,400 tax-free, LPN: $700 taxable + $900 tax-free', 'pay-two-figures'],
    [
      '$1,000 taxable + $1,400 tax free (36 hrs) or $1,300 taxable + $1,400 tax free (48 hrs)',
      'pay-two-figures',
    ],
    ['$800 taxable days / $900 taxable nights + $1,400 tax free', 'pay-two-figures'],
    ['$1,000 taxable + $1,400 tax free or $1,200 tax free', 'pay-two-figures'],
  ])('are not added up if they are alternatives: %p', (text, kind) => {
    expect(readPay(text).week).toBeNull();
    expect(payDoubts(text)).toMatchObject([{ kind }]);
  });

  it('are not added to an hourly rate either', () => {
    const text = 'RN $25/hr + $1,400/wk stipend or LPN $20/hr + $900/wk stipend, 36 hrs/wk';
    expect(readPay(text).week).toBeNull();
  });
});

describe('parts that may be paid by the hour or the day', () => {
  it.each([
    '$25 taxable, $700 stipend weekly',
    'Weekly: $700 stipend, $25 taxable',
    '$20 taxable + $1,400 tax free',
    '$1,000/wk taxable + $178 per diem',
    'Weekly: $1,000 taxable + $178 per diem',
    'Weekly: $25 taxable, $700 stipend',
    '$40/wk taxable + $1,200/wk tax free',
  ])('are no half of a week: %p', (text) => {
    expect(readPay(text).week).toBeNull();
    expect(payDoubts(text)).toMatchObject([{ kind: 'pay-halves-differ' }]);
  });

  it.each(['$910/wk taxable + $1,400/wk per diem', '$150/wk taxable + $2,160 tax free'])(
    'are one if they name the week: %p',
    (text) => {
      expect(readPay(text).week?.max).toBe(2_310);
    },
  );
});

describe('a taxable part and a tax-free one that stand for each other', () => {
  it.each([
    '$1,000 taxable or $1,400 tax free',
    '$1,400 tax free or $1,000 taxable',
    '$1,000 taxable vs $1,400 tax free',
    '$1,000/wk taxable or $1,400/wk stipend',
    '$1,100/wk taxable or $1,500/wk with stipends',
    '$25/hr taxable or $1,400/wk tax free, 36 hrs/wk',
  ])('are not added up, and none is the week: %p', (text) => {
    expect(readPay(text).week).toBeNull();
  });

  it('are added up if a slash only parts them', () => {
    expect(readPay('$864 taxed / $1,296 untaxed weekly').week?.max).toBe(2_160);
  });
});

describe('hourly pay over the hours of a week', () => {
  it.each([
    ['$44.10/hr, 36 hrs/wk', 1_587.6],
    ['$47.35/hr, 36 hrs/wk', 1_704.6],
  ])('is in whole cents: %p', (text, week) => {
    expect(readPay(text).week?.max).toBe(week);
  });
});
