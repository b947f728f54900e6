import type { SanitizedHtml } from '@/lib/domain/job/job';
import { markQuotes } from '@/lib/domain/posting/mark-quotes';
import { readPosting } from '@/lib/domain/posting/read-posting';

const LENGTH = 200_000;
/** Words that patterns begin with: repeated they are what patterns look for longest. */
const SEEDS = [
  'patient-',
  'student-',
  'other jobs-',
  'level i ',
  'regardless of ',
  'no experience required, a/b-c ',
  '2 years experience at ',
  'call today on call ',
  '5-bed a,b ',
  'spend weekends ',
  'contract cancel ',
  'ratio of a to b ',
  'block scheduling, guaranteed ',
  'before start date, ',
  'epic views, Epic ',
  '."',
  '? ',
  ': ',
  'Call\n',
  '<br>Call',
  '<em>.</em>',
];
/** Each brings its pattern to the point where it looks for the rest. */
const BEGINNING = 'orientation, ratio 1:4, no call, Epic, trauma center, start date, ';
const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
const inOne = (seed: string) => `<p>${BEGINNING}${filled(seed)}</p>`;
const inSentences = (seed: string) =>
  filled(`<p>${BEGINNING}${seed.repeat(Math.floor(500 / seed.length))}. </p>`);

function timeOf(html: string): number {
  const began = performance.now();
  markQuotes(html as SanitizedHtml, readPosting(html as SanitizedHtml));
  return performance.now() - began;
}
const fastest = (html: string) => Math.min(...[1, 2, 3].map(() => timeOf(html)));

/** A text of that length as people write it. */
const harmless = fastest(filled('<p>Kind team. Ratio 1:4 on days. No weekends, no call.</p>'));

test.each(SEEDS)('a text made of %j takes no longer than twenty harmless ones', (seed) => {
  expect(fastest(inOne(seed)) / harmless).toBeLessThan(20);
  expect(fastest(inSentences(seed)) / harmless).toBeLessThan(20);
});
