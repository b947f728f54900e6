import { toTerms, writtenFor } from '@/lib/domain/basics/abbreviations';

describe('what people say for it', () => {
  it.each([
    ['ER', 'emergency department'],
    ['l&d', 'labor and delivery'],
    ['L & D', 'labor and delivery'],
    ['OR', 'operating room'],
    ['tele', 'telemetry'],
    ['ltc', 'long term care'],
    ['emergency room', 'emergency department'],
  ])('%s is written %s', (typed, written) => {
    expect(writtenFor(typed)).toContain(written);
  });

  it.each(['', 'er nurse', 'rn', 'nothing'])('%j is no known name', (typed) => {
    expect(writtenFor(typed)).toEqual([]);
  });

  it('what is something else in a text is understood, and not looked for', () => {
    expect(writtenFor('operating room')).toEqual(['operating room']);
  });

  it.each([
    ['er nurse', ['er', 'nurse']],
    ['night l d rn', ['night', 'l d', 'rn']],
    ['emergency room nurse', ['emergency room', 'nurse']],
    ['intensive care unit', ['intensive care unit']],
    ['intensive care', ['intensive care']],
    ['', []],
  ])('%j falls into %j', (words, terms) => {
    expect(toTerms(words.split(' ').filter(Boolean)).map((term) => term.words)).toEqual(terms);
  });
});
