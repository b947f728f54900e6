import { buildJob } from '@/__tests__/support/build-job';
import { payInWords } from '@/lib/domain/pay/pay-words';

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
