import fc from 'fast-check';
import { drawableText } from '@/components/job-page/drawable-text';

describe('the part of a text that a share card can show', () => {
  it.each([
    ['ICU RN – Nights, 3 × 12', 'ICU RN – Nights, 3 × 12'],
    ['Española, NM', 'Española, NM'],
    ['Espan\u0303ola', 'Española'],
    ['Ōtaki Šabac', 'Otaki Sabac'],
    ['RN 👩‍⚕️  (ICU)', 'RN (ICU)'],
    ['看护', ''],
    ['\ud800RN\u0000\u200b', 'RN'],
    ['½ day', '1/2 day'],
    ['ｆｕｌｌ', 'full'],
  ])('%j is %j', (text, shown) => {
    expect(drawableText(text)).toBe(shown);
  });

  it('does not change when made drawable again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(drawableText(drawableText(text))).toBe(drawableText(text));
      }),
    );
  });
});
