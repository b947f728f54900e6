import fc from 'fast-check';
import { fold, tidy, toWords } from '@/lib/domain/words/words';
import { anyText } from '@/__tests__/lib/domain/arbitraries';

describe('labels and terms', () => {
  it('are trimmed, with single spaces', () => {
    expect(tidy('  ICU \n  RN\t')).toBe('ICU RN');
  });

  it('are equal whatever their letter case and spacing', () => {
    expect(fold(' Icu  rn ')).toBe(fold('ICU RN'));
  });

  it.each([
    ['RN - ICU/Step-down', ' rn icu step down '],
    ['Médico', ' médico '],
    ['+ - /', ''],
    ['', ''],
  ])('are split into words: %p', (text, words) => {
    expect(toWords(text)).toBe(words);
  });

  it('do not change when folded again', () => {
    fc.assert(fc.property(anyText, (text) => expect(fold(fold(text))).toBe(fold(text))));
  });
});
