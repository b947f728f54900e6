import fc from 'fast-check';
import { cutText, shorten } from '@/lib/domain/words/cut-text';
import { costsAtMost } from '@/__tests__/support/cost';

describe('cutting a review (HM-20)', () => {
  it.each([
    ['fits', 'One two three', 13, 'One two three', false],
    ['one too many', 'One two three', 12, 'One two', true],
    ['a word that ends at the limit stays', 'One two three', 7, 'One two', true],
    ['a comma does not end it', 'One two, three', 10, 'One two', true],
    ['spaces are tidied before counting', '  One   two ', 7, 'One two', false],
    ['a word longer than the limit', 'Pneumonoultramicroscopic', 6, 'Pneumo', true],
    ['no word at all behind a word', `RN ${'='.repeat(46)}`, 12, `RN ${'='.repeat(9)}`, true],
    ['the longest word behind a word', `RN ${'a'.repeat(45)}`, 12, 'RN', true],
    ['nothing', '', 228, '', false],
  ])('%s', (_, text, max, expected, cut) => {
    expect(cutText(text, max)).toEqual({ text: expected, cut });
  });

  it.each([
    ['of two units', 'aaa🌾🌾', 4, 'aaa'],
    ['with an accent of its own', 'aaae\u0301\u0302aa', 4, 'aaa'],
    ['with a tone of skin', 'aaa👋🏽a', 5, 'aaa'],
    ['made of several', 'aaa👩‍⚕️👩‍⚕️', 6, 'aaa'],
    ['with marks without an end', `a${'\u0301'.repeat(20)}`, 4, 'a\u0301\u0301\u0301'],
  ])('never splits a character %s', (_, text, max, expected) => {
    expect(cutText(text, max).text).toBe(expected);
  });

  it('does not scan a huge text', () => {
    const cutting = (text: string) => () => {
      for (let n = 0; n < 100; n += 1) cutText(text, 120);
    };
    const endless = 'x '.repeat(5_000_000);
    expect(costsAtMost(100, cutting(endless), cutting(endless.slice(0, 1_000)))).toBe(true);
    expect(cutText(`  ICU${' '.repeat(5_000)}RN`, 120)).toEqual({ text: 'ICU', cut: true });
  });

  it('is the beginning of the text, no longer than allowed, in whole words', () => {
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

describe('a shortened text', () => {
  it.each([
    ['fits', ' One  two ', 7, 'One two'],
    ['says that something is left out', 'One two three', 12, 'One two…'],
    ['a word that ends just before the mark stays', 'One two three', 8, 'One two…'],
    ['one word', 'Pneumonoultramicroscopic', 6, 'Pneum…'],
    ['white space without an end', `One${' '.repeat(500)}two`, 12, 'One…'],
  ])('%s', (_, text, max, expected) => {
    expect(shorten(text, max)).toBe(expected);
  });

  it('is never longer than allowed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 90 }),
        fc.integer({ min: 2, max: 60 }),
        (text, max) => {
          expect(shorten(text, max).length).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});
