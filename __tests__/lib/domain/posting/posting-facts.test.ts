import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { postingFacts } from '@/lib/domain/posting/posting-facts';

const said = (id: number, text: string) => ({ id: `says-${id}`, text });

it('shows four facts, the best topic first, and everything else once with all its topics', () => {
  const shift = said(2, 'Evening shift, 40 hours guaranteed, weekends in rotation.');
  const unit = said(5, 'A kind team in an 18-bed unit.');
  const posting: QuotedPosting = new Map([
    ['ratio', [said(1, 'Ratio 1:2.'), said(3, 'Never more than 1:3.')]],
    ['hours', [shift]],
    ['weekends', [shift]],
    ['experience', [said(4, 'Two years.')]],
    ['facility', [unit]],
    ['unit-size', [unit]],
  ]);
  const { facts, others } = postingFacts(posting);
  expect(facts.map(({ fact, said: { text } }) => [fact, text])).toEqual([
    ['ratio', 'Ratio 1:2.'],
    ['schedule', shift.text],
    ['experience', 'Two years.'],
  ]);
  expect(others.map(({ topics, said: { text } }) => [topics, text])).toEqual([
    [['ratio'], 'Never more than 1:3.'],
    [['facility', 'unit-size'], unit.text],
  ]);
});

it('leaves a long sentence, and one that another fact already quotes, to the rest', () => {
  const both = said(1, 'One year of experience and a Texas license.');
  const long = said(2, `Ratio 1:4, ${'and so on '.repeat(20)}`);
  const { facts, others } = postingFacts(
    new Map([
      ['ratio', [long]],
      ['experience', [both]],
      ['license', [both]],
    ]),
  );
  expect(facts).toEqual([{ fact: 'license', said: both }]);
  expect(others).toEqual([{ topics: ['ratio'], said: long }]);
});
