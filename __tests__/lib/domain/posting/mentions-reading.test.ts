import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import { READING } from '@/lib/domain/posting/mentions';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { mentionSteps } from '@/lib/server/jobs/snapshot/read-mentions';
import { jobSeed } from '@/sandbox/jobs/job-seed';
import { buildJob } from '@/__tests__/support/build-job';

/**
 * What each reading finds, by its number. If a reading finds something else, raise READING and add its line, because stored
 * lists keep what the earlier number found. Change an existing line only if texts were added or changed and no rule did.
 */
const FOUND: Readonly<Record<number, Noted>> = {
  1: { texts: '61f559e3260b', found: '8e568970209d' },
  2: { texts: '3c9810d787b7', found: 'b231082d41f6' },
  3: { texts: '800a045a9a64', found: 'cf6b38ed3d1e' },
};
type Noted = { readonly texts: string; readonly found: string };

const LABELLED = readFileSync(`${__dirname}/labelled-mentions.txt`, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.slice(line.indexOf(' | ') + 3).replaceAll(' ¶ ', '</p><p>'));
const TEXTS = [
  ...LABELLED,
  // Two at a time: contradicting sentences of one posting are not counted.
  ...LABELLED.map((text, at) => `${text}</p><p>${LABELLED[at + 1] ?? ''}`),
  ...Array.from({ length: 300 }, (_, index) => jobSeed(index).description),
];

const fingerprint = (of: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 12);

test('a reading that finds something else has a new number, so that stored lists are read again', () => {
  const jobs = TEXTS.map((text) => buildJob({ description: text as UntrustedHtml }));
  const stating = atOnce(mentionSteps(toListedJobs(jobs)));
  const found = stating.map(({ said }) => said ?? null);
  const now: Noted = { texts: fingerprint(TEXTS), found: fingerprint(found) };
  expect({ [READING]: now }).toEqual({ [READING]: FOUND[READING] });
});

test('the readings are numbered without a gap up to the current one, and no two find the same', () => {
  const numbers = Array.from({ length: READING }, (_, at) => at + 1);
  expect(Object.keys(FOUND).map(Number)).toEqual(numbers);
  expect(new Set(Object.values(FOUND).map(({ found }) => found)).size).toBe(READING);
});
