import fc from 'fast-check';
import { findMatches, stagesOf, toMatchable } from '@/lib/domain/query/match';
import { fold } from '@/lib/domain/words/words';
import { meaningOf } from '@/__tests__/support/meaning-of';
import { anyText } from '@/__tests__/lib/domain/arbitraries';

const labels = [
  'RN',
  'RN - ICU',
  'Maternity',
  'Intern',
  'CT Technologist',
  'Lactation Consultant',
  'Licensed Social Worker (LCSW)',
  'Medical Laboratory Tech (MLT)',
  'Radiology Tech',
];

describe('a title or specialty in the URL (JL-24, MP-10)', () => {
  it.each([
    ['the exact label alone', 'rn', ['RN']],
    ['the exact label, spaces aside', '  RN -  icu ', ['RN - ICU']],
    ['whole words before parts of words', 'CT', ['CT Technologist']],
    ['several words in a row', 'social worker', ['Licensed Social Worker (LCSW)']],
    ['a word in brackets', 'mlt', ['Medical Laboratory Tech (MLT)']],
    ['words whatever stands between them', 'rn/icu', ['RN - ICU']],
    ['a word of several labels', 'Tech', ['Medical Laboratory Tech (MLT)', 'Radiology Tech']],
    ['parts of words when nothing else fits', 'actat', ['Lactation Consultant']],
    ['signs as part of the text', '(', ['Licensed Social Worker (LCSW)', labels[7]]],
    ['what is before marks at its end', 'actat).', ['Lactation Consultant']],
    ['nothing', 'plumber', []],
    ['nothing before marks', 'plumber.', []],
    ['nothing for a blank', '  ', []],
    ['words only in their order', 'worker social', []],
  ])('means %s: %p', (_, term, meant) => {
    expect(meaningOf(term, labels, 'partial')).toEqual(meant);
  });

  it.each([
    ['rn', 'exact'],
    ['social worker', 'words'],
    ['actat', 'substring'],
    ['plumber', null],
    ['  ', null],
  ])('%p is matched at the stage %p', (term, stage) => {
    expect(findMatches(term, labels.map(toMatchable), stagesOf('partial')).stage).toBe(stage);
  });

  it("never takes 'RN' as Maternity, even if no RN is listed", () => {
    expect(meaningOf('RN', ['Maternity', 'ICU RN'], 'partial')).toEqual(['ICU RN']);
  });
});

describe('a shift in the URL', () => {
  it('matches in any letter case, but exactly', () => {
    expect(meaningOf('days', ['Days', 'Days and Nights'], 'exact')).toEqual(['Days']);
    expect(meaningOf('day', ['Days', 'Days and Nights'], 'exact')).toEqual([]);
  });
});

describe('any term', () => {
  const list = fc.array(fc.oneof(fc.constantFrom(...labels), anyText), { maxLength: 8 });

  it('means every spelling of itself and nothing else if one is listed', () => {
    fc.assert(
      fc.property(list, fc.nat(), (all, at) => {
        const label = all[at % Math.max(all.length, 1)];
        fc.pre(label !== undefined && fold(label) !== '');
        const same = all.filter((other) => fold(other) === fold(label));
        expect(meaningOf(label, all, 'partial')).toEqual(same);
        expect(meaningOf(label, all, 'exact')).toEqual(same);
      }),
    );
  });

  it('means a subset of the list, in its order', () => {
    fc.assert(
      fc.property(list, anyText, (all, term) => {
        const meant = meaningOf(term, all, 'partial');
        expect(all.filter((label) => meant.includes(label))).toEqual(meant);
      }),
    );
  });
});

describe('a value with the marks of the sentence that it was sent in', () => {
  it.each(['Night.', 'Night)', 'night).', 'Night”', 'Night…'])('%s is Night', (term) => {
    expect(meaningOf(term, ['Day', 'Night'], 'exact')).toEqual(['Night']);
  });

  it('is the label that ends so, if there is one', () => {
    expect(meaningOf('Nights (3x12)', ['Nights (3x12', 'Nights (3x12)'], 'exact')).toEqual([
      'Nights (3x12)',
    ]);
    expect(meaningOf('Nights (3x12).', ['Nights', 'Nights (3x12)'], 'exact')).toEqual([
      'Nights (3x12)',
    ]);
    expect(meaningOf('7p-7a.', ['7p-7a', '7p-7a.'], 'exact')).toEqual(['7p-7a.']);
  });

  it.each(['.', ').', '…'])('%s alone means nothing', (term) => {
    expect(meaningOf(term, ['Day', 'Night'], 'exact')).toEqual([]);
  });
});
