import { nameAt } from '@/lib/domain/words/abbreviations';
import { isStateCode } from '@/lib/domain/place/states';
import { joinInitials, rawWords } from './searchable-text';

const isLetter = (word: string) => /^\p{L}$/u.test(word);
const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
const isKnown = (word: string) =>
  isStateCode(word.toUpperCase()) || nameAt([word.toLowerCase()], 0, true) !== null;

/** More letters than any known abbreviation has. */
const LETTERS_MAX = 6;

/** How many single letters from a position on spell a name or a code; 0 for none. The longest wins: 'i c u' is not 'IC' and 'u'. */
function lettersAt(raw: readonly string[], at: number): number {
  const end = raw.findIndex((word, index) => index >= at && !isLetter(word));
  const letters = raw.slice(at, end < 0 ? undefined : end).slice(0, LETTERS_MAX);
  for (let length = letters.length; length > 1; length -= 1)
    if (isKnown(letters.slice(0, length).join(''))) return length;
  return 0;
}

/** Joins single letters that spell a name or a code: 'r n', 'i c u', 'n c'. Names that have such letters are left: 'L&D'. */
function joinLetters(raw: readonly string[]): readonly string[] {
  const words = lower(raw);
  const joined: string[] = [];
  for (let at = 0; at < raw.length;) {
    const named = nameAt(words, at, true)?.length ?? 1;
    const letters = lettersAt(raw, at);
    const next = raw.slice(at, at + Math.max(named, letters));
    joined.push(...(letters > named ? [next.join('')] : next));
    at += next.length;
  }
  return joined;
}

/** Whether the words from a position on, or the first of them, name a licence. */
function isLicence(words: readonly string[], at: number, isToEnd: boolean): boolean {
  const found = nameAt(words, at, true);
  const fits = !isToEnd || at + (found?.length ?? 0) === words.length;
  return found?.named.kind === 'licence' && fits;
}

/** Writes a '/' or '&' between two licences as 'OR': 'RN/LPN' asks for either. Elsewhere it is part of a name, or nothing. */
const withOrs = (text: string): string =>
  text.split(/[/&]/).reduce((before, after) => {
    const words = lower(rawWords(before));
    const isEither =
      words.some((_, at) => isLicence(words, at, true)) &&
      isLicence(lower(rawWords(after)), 0, false);
    return `${before} ${isEither ? 'OR ' : ''}${after}`;
  });

/** The words of a typed text as they were typed, with letters that spell a name or a code in one word. */
export const typedWords = (text: string): readonly string[] =>
  joinLetters(rawWords(withOrs(joinInitials(text))));
