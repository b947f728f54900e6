import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { postingFacts } from '@/lib/domain/posting/posting-facts';

const said = (id: number, text: string) => ({ id: `says-${id}`, text });

it('shows five facts, the best topic first', () => {
  const shift = said(2, 'Evening shift, 40 hours guaranteed, weekends in rotation.');
  const posting: QuotedPosting = new Map([
    ['ratio', [said(1, 'Ratio 1:2.'), said(3, 'Never more than 1:3.')]],
    ['hours', [shift]],
    ['weekends', [shift]],
    ['experience', [said(4, 'Two years.')]],
    ['start', [said(6, 'ASAP start.')]],
  ]);
  const facts = postingFacts(posting, false);
  expect(facts.map(({ facts: names, topics, said: { text } }) => [names, topics, text])).toEqual([
    [['ratio'], [], 'Ratio 1:2.'],
    [['schedule'], [], shift.text],
    [['experience'], [], 'Two years.'],
    [['start'], [], 'ASAP start.'],
  ]);
  expect(postingFacts(posting, true)).toEqual(facts.slice(0, -1));
});

it('names everything that a sentence answers, and leaves a long one out', () => {
  const both = said(1, 'One year of experience, BLS and a Texas license.');
  const long = said(2, `Ratio 1:4, ${'and so on '.repeat(20)}`);
  const facts = postingFacts(
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
});

it('prefers a sentence of its own for each fact', () => {
  const both = said(1, 'One year of experience and a Texas license.');
  const own = said(2, 'Two years in an ICU.');
  const facts = postingFacts(
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
