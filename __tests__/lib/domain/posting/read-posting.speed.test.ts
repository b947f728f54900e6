import type { SanitizedHtml } from '@/lib/domain/job/job';
import { markQuotes } from '@/lib/domain/posting/mark-quotes';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { mentionsOf } from '@/lib/domain/posting/mentions';

const LENGTH = 100_000;
/** A text may take at most this many times as long as a harmless one; the slowest takes five times as long. */
const MOST = 10;
/** Words that patterns begin with: repeated, they cost patterns the most time. */
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
  'no call for the first ',
  'locals are also welcome, ',
  'start date is asap ',
  '."',
  '? ',
  ': ',
  'Call\n',
  '<br>Call',
  '<em>.</em>',
];
/** Brings each pattern to the point where it looks for the rest. */
const BEGINNING = 'orientation, ratio 1:4, no call, Epic, trauma center, start date, ';
const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
const inOne = (seed: string) => `<p>${BEGINNING}${filled(seed)}</p>`;
const inSentences = (seed: string) =>
  filled(`<p>${BEGINNING}${seed.repeat(Math.floor(500 / seed.length))}. </p>`);

type Read = (html: SanitizedHtml) => unknown;
const READERS: readonly Read[] = [(html) => markQuotes(html, readPosting(html)), mentionsOf];

function timeOf(read: Read, html: string): number {
  const began = performance.now();
  read(html as SanitizedHtml);
  return performance.now() - began;
}
/** A text of the same length as people write it. */
const HARMLESS = filled('<p>Kind team. Ratio 1:4 on days. No weekends, no call.</p>');
const TRIES = [1, 2, 3];
const timeOfHarmless = (read: Read) => Math.min(...TRIES.map(() => timeOf(read, HARMLESS)));
const harmless = READERS.map(timeOfHarmless);

test.each(SEEDS)(`a text made of %j takes no longer than ${MOST} harmless ones`, (seed) => {
  for (const [at, read] of READERS.entries()) {
    for (const html of [inOne(seed), inSentences(seed)]) {
      const isQuick = () => {
        const ms = timeOf(read, html);
        // The machine may be slower now than when the harmless texts were timed.
        return ms < MOST * (harmless[at] ?? 0) || ms < MOST * timeOfHarmless(read);
      };
      expect(TRIES.some(isQuick)).toBe(true);
    }
  }
});
