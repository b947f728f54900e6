import fc from 'fast-check';
import { cutText } from '@/lib/domain/cut-text';

describe('cutting a review (HM-20)', () => {
  it.each([
    ['fits', 'One two three', 13, 'One two three', false],
    ['one too many', 'One two three', 12, 'One two', true],
    ['a word that ends at the limit stays', 'One two three', 7, 'One two', true],
    ['a comma does not end it', 'One two, three', 10, 'One two', true],
    ['spaces are tidied before counting', '  One   two ', 7, 'One two', false],
    ['a word longer than the limit', 'Pneumonoultramicroscopic', 6, 'Pneumo', true],
    ['nothing', '', 228, '', false],
  ])('%s', (_, text, max, expected, cut) => {
    expect(cutText(text, max)).toEqual({ text: expected, cut });
  });

  it('never cuts a character of two units', () => {
    expect(cutText('aaa🌾🌾', 4).text).toBe('aaa');
  });

  it('is the beginning of the text, at most as long, and whole words', () => {
    const text = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 80 });
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 300 }), (words, max) => {
        const whole = words.join(' ');
        const shown = cutText(whole, max);
        expect(whole.startsWith(shown.text)).toBe(true);
        expect(shown.text.length).toBeLessThanOrEqual(max);
        expect(shown.cut).toBe(whole.length > max);
        expect(shown.text === '' ? [] : shown.text.split(' ')).toEqual(
          words.slice(0, shown.text === '' ? 0 : shown.text.split(' ').length),
        );
      }),
    );
  });
});
