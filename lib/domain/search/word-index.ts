import type { JobSummary } from '@/lib/domain/job/job';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { fold, toPlainWords } from '@/lib/domain/words/words';
import { readTerms, type SearchTerm } from './search-terms';
import { lengthText, placeText, roleText } from './searchable-text';

/** Texts that repeat from job to job, each stored once. */
type Texts = { readonly texts: readonly string[]; readonly at: Uint32Array };

/** What words are searched in, ready for comparing: role and place of each job, and its number. */
export type WordIndex = {
  readonly roles: Texts;
  readonly places: Texts;
  readonly numbers: readonly string[];
  /** All numbers in one text: most words are in none of them, and need not be looked for in each. */
  readonly allNumbers: string;
  /** The most each job pays a week (../pay/min-pay.ts). */
  readonly pays: Uint32Array;
};

type Sought = Pick<
  JobSummary,
  | 'id'
  | 'jobNumber'
  | 'title'
  | 'titles'
  | 'specialties'
  | 'shifts'
  | 'orderTypes'
  | 'contractLength'
  | 'city'
  | 'state'
  | 'placeText'
>;

/** Reads each different text once; the parts of a text are on lines of their own. */
function* indexTexts(
  jobs: readonly Sought[],
  partsOf: (job: Sought) => readonly (string | null)[],
  read: (parts: readonly string[]) => string,
): SlicedWork<Texts> {
  const known = new Map<string, number>();
  const texts: string[] = [];
  const at = new Uint32Array(jobs.length);
  for (const [job, sought] of jobs.entries()) {
    const text = partsOf(sought).join('\n');
    const id = known.get(text) ?? texts.push(read(text.split('\n'))) - 1;
    known.set(text, id);
    at[job] = id;
    if (job % JOBS_PER_SLICE === 0) yield;
  }
  return { texts, at };
}

/** Prepares a list for searching by words, in slices. */
export function* indexWords(jobs: readonly Sought[], pays: Uint32Array): SlicedWork<WordIndex> {
  const roles = yield* indexTexts(
    jobs,
    ({ contractLength, title, titles, specialties, shifts, orderTypes }) => [
      contractLength,
      title,
      ...titles,
      ...specialties,
      ...shifts,
      ...orderTypes,
    ],
    ([length = '', ...labels]) => lengthText(length) + roleText(labels),
  );
  const places = yield* indexTexts(
    jobs,
    ({ city, state, placeText: text }) => [city, state, text],
    ([city = '', state = '', text = '']) => placeText(city, state, text),
  );
  const numbers = yield* indexTexts(
    jobs,
    ({ jobNumber }) => [jobNumber],
    ([number = '']) => toPlainWords(number),
  );
  return {
    roles,
    places,
    numbers: Array.from(numbers.at, (id) => numbers.texts[id] ?? ''),
    allNumbers: numbers.texts.join('|'),
    pays,
  };
}

/** How people quote a number on the phone; 'job-3' is a number of its own, not a quote of '-3'. */
const QUOTED = /^(?:job\s?(?:id|number|no)?\b\.?\s?[:#]?\s?|#\s?)(?=\w)(?=\S*\d)/i;
/** A number without what people say before it: '48211' for 'Job ID: 48211'. */
export const withoutQuoting = (text: string): string => text.replace(QUOTED, '');
/** Compares the length first: it differs for nearly all that is typed, and costs nothing. */
const isId = (id: string, typed: string) => id.length === typed.length && fold(id) === typed;
/** More terms than anybody types: the rest is left out, and a text with more is not looked for in descriptions. */
export const TERMS_MAX = 12;

/** What a typed text finds. */
export type WordMatch = {
  /** For each job whether it has every word that is not left out, or is the one that is named. */
  readonly passes: Uint8Array;
  /** The jobs whose number or id is exactly this: they are listed first. */
  readonly exact: readonly number[];
  /** The words that no job has together with the others, as typed. */
  readonly leftOut: readonly string[];
};

/** For each job the terms that it has, as a bitmask. At most `TERMS_MAX` terms. */
export function masksOf(
  { roles, places, numbers, allNumbers, pays }: WordIndex,
  jobCount: number,
  terms: readonly SearchTerm[],
): Uint16Array {
  const masks = new Uint16Array(jobCount);
  for (const [at, { needles, minPay = Infinity }] of terms.entries()) {
    const bit = 1 << at;
    const has = (text: string) => needles.some((needle) => text.includes(needle));
    const inRole = Uint16Array.from(roles.texts, (text) => (has(text) ? bit : 0));
    const inPlace = Uint16Array.from(places.texts, (text) => (has(text) ? bit : 0));
    const inNumbers = has(allNumbers);
    for (let job = 0; job < jobCount; job += 1) {
      let had = (inRole[roles.at[job] ?? 0] ?? 0) | (inPlace[places.at[job] ?? 0] ?? 0);
      if (had === 0 && inNumbers && has(numbers[job] ?? '')) had = bit;
      if ((pays[job] ?? 0) >= minPay) had = bit;
      masks[job] = (masks[job] ?? 0) | had;
    }
  }
  return masks;
}

/** The term without the words that it only begins: once words are left out, a beginning is a guess. */
const toWhole = (term: SearchTerm): SearchTerm => ({
  ...term,
  needles: term.needles.map((needle) => `${needle.trimEnd()} `),
});

const countBits = (bits: number) => bits.toString(2).replaceAll('0', '').length;

/** The most terms that any job has, and of several such groups the one that most jobs have; 0 if no job has any. */
function mostHad(masks: Uint16Array): number {
  const counts = new Map<number, number>();
  for (const mask of masks) counts.set(mask, (counts.get(mask) ?? 0) + 1);
  counts.delete(0);
  const [most] = [...counts].sort(
    ([a, jobs], [b, others]) => countBits(b) - countBits(a) || others - jobs || a - b,
  );
  return most?.[0] ?? 0;
}

/**
 * The jobs that have every word of a text in their titles, specialties, shifts, order types, city, state or number, without regard to case
 * and accents. A word must begin one of theirs: 'rn' does not find Intern. Known names count as a whole, in any spelling: 'ER' finds the
 * Emergency Department and not Erie. Words such as 'jobs' narrow nothing. A text without any letter or digit finds nothing.
 * @param mayLeaveOut if no job has all words, finds the jobs that have the most of them as whole words or names, and returns the others
 */
export function findWords(
  index: WordIndex,
  jobs: readonly Sought[],
  q: string,
  mayLeaveOut = false,
): WordMatch {
  const named = withoutQuoting(q);
  const id = fold(named);
  const number = toPlainWords(named);
  const all = readTerms(named);
  const terms = all.slice(0, TERMS_MAX);
  const masks = masksOf(index, jobs.length, terms);
  const every = (1 << terms.length) - 1;
  const exact: number[] = [];
  for (let job = 0; job < jobs.length; job += 1) {
    const isNumber = number !== '' && index.numbers[job] === number;
    if (isNumber || isId(jobs[job]?.id ?? '', id)) exact.push(job);
  }
  const isLoose = mayLeaveOut && exact.length === 0 && !masks.includes(every);
  const judged = isLoose ? masksOf(index, jobs.length, terms.map(toWhole)) : masks;
  const had = isLoose ? mostHad(judged) || every : every;
  const passes = new Uint8Array(jobs.length);
  if (number !== '')
    for (let job = 0; job < passes.length; job += 1)
      if (((judged[job] ?? 0) & had) === had) passes[job] = 1;
  for (const job of exact) passes[job] = 1;
  const leftOut = terms.filter((_, at) => (had & (1 << at)) === 0);
  return {
    passes,
    exact,
    leftOut: [...leftOut, ...all.slice(TERMS_MAX)].map(({ typed }) => typed),
  };
}
