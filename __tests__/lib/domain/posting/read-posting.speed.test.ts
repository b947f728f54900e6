import type { SanitizedHtml } from '@/lib/domain/job/job';
import { markQuotes } from '@/lib/domain/posting/mark-quotes';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { mentionsOf } from '@/lib/domain/posting/mentions';
import { costsAtMost } from '@/__tests__/support/cost';

const LENGTH = 100_000;
/** A text may cost at most this many times as much as a harmless one; the slowest costs five times as much. */
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

/** A text of the same length as people write it. */
const HARMLESS = filled('<p>Kind team. Ratio 1:4 on days. No weekends, no call.</p>');

const reading = (read: Read, html: string) => () => read(html as SanitizedHtml);
const harmless = READERS.map((read) => reading(read, HARMLESS));

test.each(SEEDS)(`a text made of %j costs no more than ${MOST} harmless ones`, (seed) => {
  for (const [at, read] of READERS.entries()) {
    for (const html of [inOne(seed), inSentences(seed)])
      expect(costsAtMost(MOST, reading(read, html), harmless[at] ?? (() => {}))).toBe(true);
  }
});
