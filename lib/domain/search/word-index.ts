import { toTerms, type Term } from '@/lib/domain/basics/abbreviations';
import type { JobSummary } from '@/lib/domain/job/job';
import { stateName } from '@/lib/domain/place/states';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { fold, toPlainWords } from '@/lib/domain/basics/words';

/** Texts that repeat from job to job, each stored once. */
type Texts = { readonly texts: readonly string[]; readonly at: Uint32Array };

/** What words are searched in, ready for comparing: role and place of each job, and its number. */
export type WordIndex = {
  readonly roles: Texts;
  readonly places: Texts;
  readonly numbers: readonly string[];
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
  | 'city'
  | 'state'
  | 'placeText'
>;

function* indexTexts(jobs: readonly Sought[], textOf: (job: Sought) => string): SlicedWork<Texts> {
  const known = new Map<string, number>();
  const texts: string[] = [];
  const at = new Uint32Array(jobs.length);
  for (const [job, sought] of jobs.entries()) {
    const text = textOf(sought);
    const id = known.get(text) ?? texts.push(toPlainWords(text)) - 1;
    known.set(text, id);
    at[job] = id;
    if (job % JOBS_PER_SLICE === 0) yield;
  }
  return { texts, at };
}

/** Prepares a list for searching by words, in slices. */
export function* indexWords(jobs: readonly Sought[]): SlicedWork<WordIndex> {
  const roles = yield* indexTexts(jobs, ({ title, titles, specialties, shifts, orderTypes }) =>
    [title, ...titles, ...specialties, ...shifts, ...orderTypes].join(' '),
  );
  const places = yield* indexTexts(jobs, ({ city, state, placeText }) =>
    [city, state, state && stateName(state), placeText].join(' '),
  );
  const numbers = yield* indexTexts(jobs, ({ jobNumber }) => jobNumber ?? '');
  return { roles, places, numbers: Array.from(numbers.at, (id) => numbers.texts[id] ?? '') };
}

/** How people quote a number on the phone; 'job-3' is a number of its own, not a quote of '-3'. */
const QUOTED = /^(?:job\s?(?:id|number|no)?\b\.?\s?[:#]?\s?|#\s?)(?=\w)(?=\S*\d)/i;
/** A number without what people say before it: '48211' for 'Job ID: 48211'. */
export const withoutQuoting = (text: string): string => text.replace(QUOTED, '');
/** Compares the length first: it differs for nearly all that is typed, and costs nothing. */
const isId = (id: string, typed: string) => id.length === typed.length && fold(id) === typed;
/** More words than anybody types: the rest is ignored. */
const WORDS_MAX = 12;

/** What a typed text finds. */
export type WordMatch = {
  /** For each job whether it has every word, or is the one that is named. */
  readonly passes: Uint8Array;
  /** The jobs whose number or id is exactly this: they are listed first. */
  readonly exact: readonly number[];
};

/** Whether a text has a term: a word that begins with it, or a known name in whole words, however it is spelt. */
function hasTerm({ words, written }: Term): (text: string) => boolean {
  if (written.length === 0) return (text) => text.includes(` ${words}`);
  const spellings = [words, ...written].map((spelling) => ` ${spelling} `);
  return (text) => spellings.some((spelling) => text.includes(spelling));
}

/**
 * Every word must begin a word of the job's titles, specialties, shifts, order types, city, state or number, without regard to case and
 * accents: 'rn' does not find Intern. Known names count as a whole: 'ER' finds the Emergency Department and not Erie. A text without any
 * letter or digit finds nothing.
 */
export function findWords(
  { roles, places, numbers }: WordIndex,
  jobs: readonly Sought[],
  q: string,
): WordMatch {
  const named = withoutQuoting(q);
  const id = fold(named);
  const number = toPlainWords(named);
  const words = number.split(' ').filter(Boolean).slice(0, WORDS_MAX);
  const passes = new Uint8Array(jobs.length).fill(words.length > 0 ? 1 : 0);
  for (const term of toTerms(words)) {
    const isIn = hasTerm(term);
    const inRole = Uint8Array.from(roles.texts, (text) => Number(isIn(text)));
    const inPlace = Uint8Array.from(places.texts, (text) => Number(isIn(text)));
    for (let job = 0; job < passes.length; job += 1) {
      if (inRole[roles.at[job] ?? 0] || inPlace[places.at[job] ?? 0]) continue;
      if (passes[job] && !isIn(numbers[job] ?? '')) passes[job] = 0;
    }
  }
  const exact: number[] = [];
  for (let job = 0; job < passes.length; job += 1) {
    const isNumber = number !== '' && numbers[job] === number;
    if (!isNumber && !isId(jobs[job]?.id ?? '', id)) continue;
    exact.push(job);
    passes[job] = 1;
  }
  return { passes, exact };
}
