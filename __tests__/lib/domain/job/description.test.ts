import fc from 'fast-check';
import { breakSentences, hasBlockMarkup } from '@/lib/domain/job/description';
import { costsAtMost } from '@/__tests__/support/cost';

describe('block markup', () => {
  it.each([
    '<p>One</p>',
    'One<br>Two',
    'One<br/>Two',
    '<UL><LI>One</LI></UL>',
    '<h2 class="x">One</h2>',
    '</div>',
  ])('is recognised in %p', (html) => {
    expect(hasBlockMarkup(html)).toBe(true);
  });

  it.each([
    'One. Two.',
    '<b>One</b>',
    '<strong>Pay</strong> < $2,000',
    'a <previous> b',
    '<a href="/p">x</a>',
  ])('is not recognised in %p', (html) => {
    expect(hasBlockMarkup(html)).toBe(false);
  });
});

describe('paragraphs of a description without block markup (JD-05)', () => {
  it.each([
    ['One unit. Two shifts.', ['One unit.', 'Two shifts.']],
    [
      'Ratio 1:2.  "Float" is rare. (See below.) Apply.',
      ['Ratio 1:2.', '"Float" is rare.', '(See below.)', 'Apply.'],
    ],
    ['Pays $2,480. 13 weeks.', ['Pays $2,480.', '13 weeks.']],
    ['Contract ends in 2026. Extension likely.', ['Contract ends in 2026.', 'Extension likely.']],
    ['Care.\u00a0Chart.', ['Care.', 'Chart.']],
    ['First line\r\nSecond line\n\n  Third line ', ['First line', 'Second line', 'Third line']],
    ['No full stop', ['No full stop']],
    ['', []],
    [' \n ', []],
  ])('break %p', (text, paragraphs) => {
    expect(breakSentences(text)).toEqual(paragraphs);
  });

  it.each([
    'Reports to Dr. Lee daily.',
    'Near St. Louis and Ft. Worth.',
    'Mr. Hale, Mrs. Roy or Ms. Poe answers.',
    'Licensed in the U.S. Army or V.A. system.',
    'Drips, e.g. Levophed, and devices, i.e. IABP.',
    'Ph.D. Preferred',
    'From 7 a.m. Monday to 7 p.m. Friday.',
    'Works approx. 36 hrs. Days wk. Mon to Fri.',
    'ICU vs. PCU experience.',
    'Two years of tele. or similar.',
    'Has 2 yrs. ICU experience.',
    'Unit no. 4 of J. Smith Hospital Inc. Texas.',
    'Works 3x12 hrs. per wk. with every other weekend.',
    'Version 2.5 of the chart.',
    'See fernway.example for more.',
    '1. Assess patients.',
  ])('stay whole: %p', (text) => {
    expect(breakSentences(text)).toEqual([text]);
  });

  it('keeps the numbers of a list with their text', () => {
    expect(breakSentences('1. Assess. 2. Chart. 12. Report.')).toEqual([
      '1. Assess.',
      '2. Chart.',
      '12. Report.',
    ]);
  });

  it('breaks after a web address', () => {
    expect(breakSentences('Visit www.fernway.example. Apply now.')).toHaveLength(2);
  });

  it.each([
    ['<b>Duties.</b> Care for adults. Chart.', ['<b>Duties.</b>', 'Care for adults.', 'Chart.']],
    ['<b>Care. Chart.</b> Apply.', ['<b>Care. Chart.</b>', 'Apply.']],
    ['<a title="One. Two">Here</a>. Apply.', ['<a title="One. Two">Here</a>.', 'Apply.']],
    ['Unit <img src="x"> here. Apply.', ['Unit <img src="x"> here.', 'Apply.']],
    ['Stray</b> end. Apply.', ['Stray</b> end.', 'Apply.']],
    ['Stray</b> <b>Care. Chart.</b> Apply.', ['Stray</b> <b>Care. Chart.</b>', 'Apply.']],
    ['BP < 90. Call.', ['BP < 90.', 'Call.']],
  ])('never cut through inline markup: %p', (html, paragraphs) => {
    expect(breakSentences(html)).toEqual(paragraphs);
  });

  it('lose nothing but white space', () => {
    const pieces = fc.array(
      fc.constantFrom('Care', '. ', '.', ' ', '\n', 'Dr', 'U.S', '1', '<b>', '</b>', ')', '"', 'x'),
      { maxLength: 40 },
    );
    const squeeze = (text: string) => text.replace(/\s/g, '');
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        expect(squeeze(breakSentences(text).join(''))).toBe(squeeze(text));
      }),
    );
  });

  it.each(['. ', '1. ', 'Dr. ', '<b>', '</b>', '<a', '.)', '."</b>', '.</a>'])(
    'cost little to find in 60 KB of %p',
    (piece) => {
      const finding = (part: string) => {
        const text = part.repeat(60_000 / part.length);
        return () => [breakSentences(text), hasBlockMarkup(text)];
      };
      expect(costsAtMost(100, finding(piece), finding('Cares for adults on days. '))).toBe(true);
    },
  );
});
