import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { postingFacts } from '@/lib/domain/posting/posting-facts';

const said = (id: number, text: string) => ({ id: `says-${id}`, text });

it('shows five facts, the best topic first, and everything else once with all its topics', () => {
  const shift = said(2, 'Evening shift, 40 hours guaranteed, weekends in rotation.');
  const unit = said(5, 'A kind team in an 18-bed unit.');
  const posting: QuotedPosting = new Map([
    ['ratio', [said(1, 'Ratio 1:2.'), said(3, 'Never more than 1:3.')]],
    ['hours', [shift]],
    ['weekends', [shift]],
    ['experience', [said(4, 'Two years.')]],
    ['start', [said(6, 'ASAP start.')]],
    ['facility', [unit]],
    ['unit-size', [unit]],
  ]);
  const { facts, others } = postingFacts(posting, false);
  expect(facts.map(({ facts: names, topics, said: { text } }) => [names, topics, text])).toEqual([
    [['ratio'], [], 'Ratio 1:2.'],
    [['schedule'], [], shift.text],
    [['experience'], [], 'Two years.'],
    [['start'], [], 'ASAP start.'],
  ]);
  expect(others.map(({ topics, said: { text } }) => [topics, text])).toEqual([
    [['ratio'], 'Never more than 1:3.'],
    [['facility', 'unit-size'], unit.text],
  ]);
  const known = postingFacts(posting, true);
  expect(known.facts).toEqual(facts.slice(0, -1));
  expect(known.others.map(({ said: { text } }) => text)).toContain('ASAP start.');
});

it('names everything that a sentence answers, and leaves a long one to the rest', () => {
  const both = said(1, 'One year of experience, BLS and a Texas license.');
  const long = said(2, `Ratio 1:4, ${'and so on '.repeat(20)}`);
  const { facts, others } = postingFacts(
    new Map([
      ['ratio', [long]],
      ['experience', [both]],
      ['license', [both]],
      ['certifications', [both]],
    ]),
    false,
  );
  expect(facts).toEqual([
    { facts: ['license', 'experience'], topics: ['certifications'], said: both },
  ]);
  expect(others).toEqual([{ topics: ['ratio'], said: long }]);
});

it('prefers a sentence of its own for each fact', () => {
  const both = said(1, 'One year of experience and a Texas license.');
  const own = said(2, 'Two years in an ICU.');
  const { facts } = postingFacts(
    new Map([
      ['experience', [both, own]],
      ['license', [both]],
    ]),
    false,
  );
  expect(facts.map(({ facts: names, topics, said: { id } }) => [names, topics, id])).toEqual([
    [['license'], ['experience'], 'says-1'],
    [['experience'], [], 'says-2'],
  ]);
});
