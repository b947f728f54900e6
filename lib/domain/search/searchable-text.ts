import { nameAt } from '@/lib/domain/words/abbreviations';
import { ownValue } from '@/lib/domain/basics/own-value';
import { remembered } from '@/lib/domain/basics/remembered';
import { toPlainWords } from '@/lib/domain/words/words';
import { parseWeeks } from '@/lib/domain/pay/contract-pay';
import { SHORT, toPlaceWords } from '@/lib/domain/place/near';
import { isStateCode, stateName, toStateCode } from '@/lib/domain/place/states';

const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\.\s?\p{L})+(?![\p{L}\p{N}])/gu;
const TIMES = /(\d)\s?[x×]\s?(?=\d)/gi;

/** A text with its initials joined and its shifts in one word: 'R.N.' is 'RN', 'N. C.' 'NC', '3 × 12' '3x12'. */
export const joinInitials = (text: string): string =>
  text.replace(INITIALS, (initials) => initials.replace(/[.\s]/g, '')).replace(TIMES, '$1x');

/** The words of a text in plain form, as they were written. */
export const rawWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The things that a label names, as words of their own: '~icu ~rn'. */
function namesIn(label: string): string {
  const raw = rawWords(label);
  const words = raw.map((word) => word.toLowerCase());
  const ids: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = nameAt(words, at, false);
    if (found) ids.push(found.named.id, found.named.within?.id ?? '');
    // In a label in capitals alone, as 'RN OR LPN', it may be the word: then a search for the operating room finds one job too many.
    else if (raw[at] === 'OR') ids.push(OPERATING_ROOM);
    at += found?.length ?? 1;
  }
  return ids.join(' ');
}

export const OPERATING_ROOM = nameAt(['operating', 'room'], 0, false)?.named.id ?? '';

/** A label for searching: its words, and what it names. The same labels occur in thousands of jobs. */
const labelText = remembered((label) => {
  const joined = joinInitials(label);
  return `${toPlainWords(joined)} ${namesIn(joined)} `;
});

/** A word of its own for a contract length: 'week' is the beginning of 'weekends', and '13' of a job's number. */
export const lengthWord = (weeks: number): string => `~${weeks}_weeks`;

/** A contract length for searching, by both its ends. */
export function lengthText(text: string): string {
  const weeks = parseWeeks(text);
  return weeks ? ` ${lengthWord(weeks.min)} ${lengthWord(weeks.max)} ` : '';
}

/** The labels of a job for searching. */
export const roleText = (labels: readonly string[]): string => labels.map(labelText).join('');

const LONG: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHORT).map(([long, short]) => [short, long]),
);

/**
 * A job's place for searching: ' st louis  saint louis @mo missouri'. A town has all its spellings. The state comes last and without a space
 * behind it, so that ' virginia ' finds a town of that name, but not West Virginia.
 */
export function placeText(city: string, state: string, text: string): string {
  const short = toPlaceWords(city);
  const long = short.replace(/[a-z]+/g, (word) => ownValue(LONG, word) ?? word);
  const spellings = new Set([toPlainWords(city), short, long, toPlainWords(text)]);
  const code = toStateCode(state);
  const region = isStateCode(code)
    ? `@${code.toLowerCase()}${toPlainWords(stateName(code)).trimEnd()}`
    : toPlainWords(state).trimStart();
  return `${[...spellings].join('')} ${region}`;
}
