import { buildJob } from '@/__tests__/support/build-job';
import { payInWords } from '@/lib/domain/pay/pay-words';

const shown = (payText: string, shift = 'Nights') =>
  payInWords(buildJob({ shifts: [shift], payText }).pay);

describe('parts of a stated total', () => {
  it.each([
    [
      '$2,400 gross weekly ($1,000 taxable + $1,400 non-taxable)',
      '$2,400 a week (incl. $1,000/week taxable, incl. $1,400/week tax-free)',
    ],
    [
      'Gross $2,310/wk; stipends $1,400/wk; taxable $910/wk',
      '$2,310 a week (incl. $1,400/week stipend, incl. $910/week taxable)',
    ],
    [
      '$22/hr taxable, $1,518/wk stipends, $2,310/wk total (36 hrs)',
      '$2,310 a week ($22/hr, incl. $1,518/week stipend)',
    ],
    [
      '$2,310/wk: $910 taxable + $1,400 tax-free',
      '$2,310 a week (incl. $910/week taxable, incl. $1,400/week tax-free)',
    ],
    ['$2,310 total weekly + $178/day per diem', '$2,310 a week (incl. $178/day per diem)'],
    ['$64/hr blended, $24/hr taxable, $1,400/wk tax-free', '$64/hr (incl. $1,400/week tax-free)'],
    ['$2,310 gross weekly + $5,000 sign-on', '$2,310 a week + $5,000 sign-on'],
    ['$2,310/wk + $500/wk stipend', '$2,310 a week + $500/week stipend'],
  ])('%p: %p', (text, words) => {
    expect(shown(text)).toBe(words);
  });
});

describe('a week that is worked out from a limit', () => {
  it.each([
    ['Up to $64/hr', 'Up to $2,304 a week (up to $64/hr × 36 hours)'],
    ['Up to $64/hr x 36 hrs/wk', 'Up to $2,304 a week (up to $64/hr × 36 hours)'],
    [
      'Up to $60/hr + $1,400/wk stipend',
      'Up to $3,560 a week (up to $60/hr × 36 hours, stipends added)',
    ],
    ['$64+/hr', '$2,304+ a week (from $64/hr × 36 hours)'],
    ['About $64/hr', 'About $2,304 a week (about $64/hr × 36 hours)'],
    ['$60 - $64/hr', '$2,160 – $2,304 a week ($60–$64/hr × 36 hours)'],
    ['$60/hr + up to $100/wk stipend', 'Up to $2,260 a week ($60/hr × 36 hours, stipends added)'],
  ])('%p: %p', (text, words) => {
    expect(shown(text, 'Nights, 3 x 12')).toBe(words);
  });

  it('hands its limit on', () => {
    const pay = buildJob({ shifts: ['Nights, 3 x 12'], payText: 'Up to $64/hr' }).pay;
    expect(pay?.limit).toBe('upTo');
  });

  it('has the limit of a half, too', () => {
    expect(shown('Up to $1,000 taxable + $1,400 tax free weekly')).toBe(
      'Up to $2,400 a week (taxable and tax-free added)',
    );
  });
});

describe('what is paid once', () => {
  it.each([
    ['$5,000 sign-on bonus weekly pay $2,310', '$2,310 a week + $5,000 sign-on'],
    ['$2,310/wk + $500 referral per week', '$2,310 a week + $500 referral bonus'],
    ['$2,310 weekly, $1,000 retention bonus per year', '$2,310 a week + $1,000 retention bonus'],
    ['$2,310/wk + $2/hr completion bonus', '$2,310 a week + $2/hr completion bonus'],
    ['$2,310/wk + $100/shift weekend bonus', '$2,310 a week + $100/shift bonus'],
  ])('has no unit: %p is %p', (text, words) => {
    expect(shown(text)).toBe(words);
  });
});

describe('a week that names its rate and its stipends', () => {
  it.each([
    ['$22/hr taxable, $1,518/wk stipends, $2,310/wk', '$22/hr, incl. $1,518/week stipend'],
    ['$2,310/wk, $22/hr taxable + $1,518/wk stipend', '$22/hr, incl. $1,518/week stipend'],
    ['$40/hr taxable, $700/wk stipend, $2,140/wk', '$40/hr, incl. $700/week stipend'],
  ])('contains them if they add up to it: %p', (text, details) => {
    expect(shown(text)).toContain(`(${details})`);
    expect(shown(text)).not.toContain('+');
  });

  it('does not if they add up to more', () => {
    expect(shown('$2,304/wk ($64/hr), $500/wk housing stipend')).toBe(
      '$2,304 a week + $500/week stipend ($64/hr)',
    );
  });

  it('has overtime beside it behind a sign for its rate', () => {
    expect(shown('$2,304/wk OT after 36 @ $78/hr')).toBe('$2,304 a week + $78/hr overtime');
  });

  it('says of a part that stands for another that it does', () => {
    expect(shown('$25/hr taxable or $1,400/wk tax free')).toBe('$25/hr (or $1,400/week tax-free)');
  });
});
