import { buildJob } from '@/__tests__/support/build-job';
import { payInWords } from '@/lib/domain/pay/pay-words';

const shown = (payText: string) => payInWords(buildJob({ shifts: ['Nights'], payText }).pay);

describe('words that limit something else than pay', () => {
  it.each([
    '$2,310/wk over 13 weeks',
    'Minimum 2 years exp - $2,310/wk',
    '2 years minimum - $2,310/wk',
    'Minimum experience 2 years - $2,310/wk',
    '$2,310 weekly starting 1/15/2026',
    '$2,310 weekly starting 1/15',
    '$2,310 weekly starting ASAP',
    '$2,310 weekly (average 36 hours)',
    '$2,310 weekly (36 hours average)',
    '$2,310/wk max 3 shifts',
    '$2,310/wk up to 13 weeks',
    '$2,310/wk from home',
  ])('%p is $2,310', (text) => {
    expect(shown(text)).toBe('$2,310 a week');
  });

  it.each([
    ['$2,310 weekly min', '$2,310+ a week'],
    ['13 weeks starting at $2,310/wk', '$2,310+ a week'],
    ['Up to a whopping $2,310/wk', 'Up to $2,310 a week'],
    ['Average pay $2,310/wk', 'About $2,310 a week'],
    ['$2,310/wk max', 'Up to $2,310 a week'],
  ])('are no others: %p is %p', (text, words) => {
    expect(shown(text)).toBe(words);
  });
});
