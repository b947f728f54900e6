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
