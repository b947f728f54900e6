import { nameAt, type NameKind } from '@/lib/domain/words/abbreviations';
import { ownValue } from '@/lib/domain/basics/own-value';
import { toMinPay } from '@/lib/domain/query/job-query';
import { SHORT } from '@/lib/domain/place/near';
import { isStateCode, toStateCode } from '@/lib/domain/place/states';
import { lengthWord, OPERATING_ROOM } from './searchable-text';
import { typedWords } from './typed-words';

/** A part of what was typed, and what a job's text must contain for it: any one of these. */
export type SearchTerm = {
  readonly typed: string;
  readonly needles: readonly string[];
  /** Or the least it must pay a week, in US dollars. */
  readonly minPay?: number;
};

/** A term before its neighbours are looked at. */
type Part = SearchTerm & {
  /** What it names; '' for any other word. */
  readonly kind: NameKind | 'state' | '';
  readonly id?: string;
};

/** Words that people type around what they look for, and that narrow nothing. */
const NOISE: ReadonlySet<string> = new Set(
  (
    'a an and are around as at available by career careers department dept employment find for from gig gigs healthcare help here hiring i ' +
    'in is it job jobs looking me my near nearby need needed now of on opening openings opportunities opportunity please position positions ' +
    'role roles search seeking shift shifts show some the to unit units us usa vacancies vacancy want wanted with work working'
  ).split(' '),
);

/** Whether a plain word narrows nothing in a search: 'jobs' in 'ICU jobs'. */
const isNoise = (word: string): boolean => NOISE.has(word);

/** Words that mean any of several named things, in the singular. */
const BROAD: Readonly<Record<string, readonly string[]>> = {
  nurse: [' ~rn ', ' ~lpn ', ' nurse ', ' nurses '],
  nursing: [' ~rn ', ' ~lpn ', ' nurse ', ' nurses ', ' nursing '],
  therapist: [
    ' therapist',
    ' ~physical_therapist ',
    ' ~occupational_therapist ',
    ' ~slp ',
    ' ~respiratory ',
  ],
  therapy: [
    ' therapy',
    ' ~physical_therapist ',
    ' ~occupational_therapist ',
    ' ~slp ',
    ' ~respiratory ',
  ],
};
/** Words before 'me' that do not name a town in Maine. */
const BEFORE_ME = new Set('near for around by to with show find help give'.split(' '));
/** Words before 'OR' that do not name a town in Oregon. */
const BEFORE_ROOM = new Set(
  'main surgery surgical trauma neuro cardiac general robotic robotics staff'.split(' '),
);
/** Words that make a state's name that of a town. */
const TOWN_ENDINGS = new Set(['city', 'beach']);
const NURSES = new Set(['~rn', '~lpn', '~cna']);
const STATE_WORDS_MAX = 3;

const whole = (words: string) => ` ${words} `;

/** A state's name or code at a position, and how many words it takes. */
function stateAt(words: readonly string[], at: number): { code: string; length: number } | null {
  for (let length = Math.min(STATE_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const code = toStateCode(words.slice(at, at + length).join(' '));
    if (isStateCode(code)) return { code, length };
  }
  return null;
}

const singularOf = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[^sui])s$/, '');

/** A word of two letters or more in the plural also means its singular. */
function needlesOfWord(word: string): readonly string[] {
  const singular = singularOf(word);
  return word.length > 3 && singular !== word ? [` ${word}`, whole(singular)] : [` ${word}`];
}

function statePart(words: readonly string[], at: number): Placed | null {
  const found = stateAt(words, at);
  if (!found) return null;
  const { code, length } = found;
  const typed = words.slice(at, at + length).join(' ');
  const next = words[at + length] ?? '';
  const isCode = typed.length === 2;
  const ofState = whole(`@${code.toLowerCase()}`);
  if (!isCode && TOWN_ENDINGS.has(next)) {
    const town = `${typed} ${next}`;
    const needles = code === 'NY' ? [whole(town), whole(typed)] : [whole(town)];
    return { part: { typed: town, needles, kind: '' }, length: length + 1 };
  }
  if (next === 'state')
    return { part: { typed, needles: [ofState], kind: 'state' }, length: length + 1 };
  // 'la' before another word may begin a town's name: 'la jolla'.
  const town = isCode && next === '' ? [] : [whole(typed)];
  // An abbreviation such as 'miss' may also be the beginning of a word.
  const begun = !isCode && length === 1 && typed.length < 6 ? [` ${typed}`] : [];
  return {
    part: { typed, needles: [ofState, ...town, ...begun], kind: 'state' },
    length,
  };
}

/** '8 weeks', '13-week contract', '13wk': how long a contract runs. */
function lengthPart(words: readonly string[]): Placed | null {
  const [word = '', next = ''] = words;
  const [, weeks, unit] = /^(\d{1,2})(weeks?|wks?)?$/.exec(word) ?? [];
  if (weeks === undefined || !(unit ?? /^(?:weeks?|wks?)$/.test(next))) return null;
  const end = unit ? 1 : 2;
  const typed = words.slice(0, end).join(' ');
  const needles = [whole(lengthWord(Number(weeks)))];
  const isSaid = /^contracts?$/.test(words[end] ?? '');
  return { part: { typed, needles, kind: 'order' }, length: isSaid ? end + 1 : end };
}

/** 'no weekends', 'without call', 'not nights': only a job that says the same has it, and never one that says 'weekends'. */
function negatedPart(words: readonly string[], at: number): Placed | null {
  if (
    !/^(?:no|not|non|never|without)$/.test(words[at] ?? '') ||
    !/^[a-z]/.test(words[at + 1] ?? '')
  )
    return null;
  const length = 1 + (nameAt(words, at + 1, true)?.length ?? 1);
  const typed = words.slice(at, at + length).join(' ');
  return { part: { typed, needles: [whole(typed)], kind: '' }, length };
}

/** A term, and how many words it takes. */
type Placed = { readonly part: Part; readonly length: number };

/** The term at a position. */
function partAt(words: readonly string[], at: number): Placed {
  const own = lengthPart(words.slice(at)) ?? negatedPart(words, at);
  if (own) return own;
  const [word = '', next] = words.slice(at, at + 2);
  const name = nameAt(words, at, true);
  const state = statePart(words, at);
  if (name && name.length >= (state?.length ?? 0)) {
    const { named, length } = name;
    const typed = words.slice(at, at + length).join(' ');
    const own = length === 1 ? [whole(word)] : [];
    const ofState = state?.length === length ? state.part.needles : [];
    return {
      part: {
        typed,
        needles: [whole(named.id), ...own, ...ofState],
        kind: named.kind,
        id: named.id,
      },
      length,
    };
  }
  const short = ownValue(SHORT, word) ?? (Object.values(SHORT).includes(word) ? word : null);
  if (short && next !== undefined && !nameAt(words, at + 1, true) && !isNoise(next))
    return {
      part: { typed: `${word} ${next}`, needles: [` ${short} ${next}`], kind: '' },
      length: 2,
    };
  if (state) return state;
  const needles = ownValue(BROAD, singularOf(word));
  if (needles) {
    const isNurse = word.startsWith('nurs');
    return {
      part: { typed: word, needles, kind: 'licence', ...(isNurse && { id: '~rn' }) },
      length: 1,
    };
  }
  return { part: { typed: word, needles: needlesOfWord(word), kind: '' }, length: 1 };
}

/** Whether capitals do not tell a code from a word: all of several words are in capitals. */
const isShout = (raw: readonly string[]) =>
  raw.length > 1 && raw.every((word) => word === word.toUpperCase());

/** Whether the word at a position narrows nothing there: 'in' before a place, 'me' after 'near', 'no' before a number, any noise word. */
function isNoiseAt(raw: readonly string[], words: readonly string[], at: number): boolean {
  const [word = '', next, before = ''] = [words[at], words[at + 1], words[at - 1]];
  const isCode = raw[at] === word.toUpperCase() && !isShout(raw);
  if (word === 'me') return BEFORE_ME.has(before) || (at === 0 && next !== undefined && !isCode);
  if (word === 'in') return !isCode && (next !== undefined || isNoise(before));
  if (word === 'no') return /^\d/.test(next ?? '');
  return isNoise(word) && !(isCode && word === 'as');
}

/** A figure of dollars that is a week's: with its sign or a 'k', a plus, or the week behind it. 'under $2,000' is no minimum. */
const MINIMUM =
  /(?<![\w$#.,-])(under |below |up to |at most |max |(?<!\bno |\bnot )less than )?(?:\$ ?\d[\d,.]{0,9}k?\+?|\d[\d,.]{0,9}(?:k\+?|\+|(?= ?(?:\/|a |per )? ?w(?:ee)?k(?:ly)?\b)))(?: ?(?:\/|a |per )? ?w(?:ee)?k(?:ly)?)?(?![\w/])/gi;
/** Less is an hour's pay, or weeks. */
const MINIMUM_FROM = 300;

/** Takes the minimums out of a text. A maximum is a term that no job has. */
function withoutMinimums(text: string): { rest: string; minimums: readonly SearchTerm[] } {
  const minimums: SearchTerm[] = [];
  const rest = text.replace(MINIMUM, (typed: string, atMost: string | undefined) => {
    const minPay = toMinPay(typed.slice(atMost?.length ?? 0)) ?? 0;
    if (minPay < MINIMUM_FROM) return typed;
    minimums.push({ typed, needles: [], ...(atMost === undefined && { minPay }) });
    return ' ';
  });
  return { rest, minimums };
}

/** The terms of a typed text. Words that narrow nothing ('jobs', 'near me') are left out: empty if there are no others. */
export function readTerms(text: string): readonly SearchTerm[] {
  const { rest, minimums } = withoutMinimums(text);
  const raw = typedWords(rest);
  const words = raw.map((word) => word.toLowerCase());
  const parts: (Part & { readonly isWord: boolean })[] = [];
  for (let at = 0; at < words.length;) {
    const { part, length } = partAt(words, at);
    if (length > 1 || !isNoiseAt(raw, words, at))
      parts.push({ ...part, isWord: part.typed === 'or' && raw[at] === 'or' });
    at += length;
  }
  const terms = withoutOrs(parts).map(({ typed, needles, id }) => {
    const isPartTime = typed === 'pt' && parts.some((part) => NURSES.has(part.id ?? ''));
    return isPartTime && id
      ? { typed, needles: [whole('~part_time'), whole('pt')] }
      : { typed, needles };
  });
  return [...terms, ...minimums];
}

/** Whether 'or' stands behind a town: 'portland or', 'portland or rn'. */
const isBehindTown = (before: Part | undefined, next: Part | undefined) =>
  before?.kind === '' && !BEFORE_ROOM.has(before.typed) && (!next || next.kind === 'licence');

/**
 * 'or' between two of a kind ('RN or LPN', 'Texas or Utah') means either, behind a town it is Oregon, and anywhere else the operating room
 * or Oregon.
 */
function withoutOrs(parts: readonly (Part & { readonly isWord: boolean })[]): readonly Part[] {
  const terms: Part[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    const [before, next] = [terms.at(-1), parts[at + 1]];
    if (!part) continue;
    const isOr = part.id === OPERATING_ROOM && part.typed === 'or';
    if (isOr && before && before.kind === next?.kind && (before.kind !== '' || part.isWord)) {
      terms[terms.length - 1] = {
        ...before,
        typed: `${before.typed} or ${next.typed}`,
        needles: [...before.needles, ...next.needles],
      };
      at += 1;
    } else if (isOr && isBehindTown(before, next)) terms.push({ ...part, needles: [whole('@or')] });
    else terms.push(part);
  }
  return terms;
}
