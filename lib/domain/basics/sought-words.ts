import { toTerms } from './abbreviations';
import { isNoise } from './noise-words';
import { toPlainWords } from './words';

/** A word to look for in running text: whole, or as the beginning of a word. */
type SoughtWord = { readonly text: string; readonly isWhole: boolean };
/** A part of what was typed; any one of its words is enough. */
export type SoughtTerm = {
  /** As it was typed, in plain words. */
  readonly typed: string;
  readonly words: readonly SoughtWord[];
};

/** More terms than anybody types: a query with more is not looked for in running text. */
export const TERMS_MAX = 12;
/** Shorter words are the beginning of too many others. */
const SHORTEST_BEGINNING = 3;
/** Words found in nearly every sentence. */
const EVERYWHERE = new Set(
  'a an and are as at by for from in is it of on or the to with'.split(' '),
);

/**
 * The terms to look for in running text, without words found in nearly every sentence. A known name is found as typed and by its one-word
 * spellings ('ER', 'ED', 'Emergency'); a name of several words without such a spelling ('L&D') is not found there.
 */
export function toSoughtTerms(typed: string): readonly SoughtTerm[] {
  const plain = toPlainWords(typed).split(' ');
  const terms = toTerms(plain.filter((word) => word !== ''));
  return terms.flatMap(({ words, written }) => {
    if (written.length === 0 && (EVERYWHERE.has(words) || isNoise(words))) return [];
    // No list says 'SNF', but many descriptions do; 'or' is a word of every sentence.
    const names = EVERYWHERE.has(words) ? written : new Set([words, ...written]);
    const spellings = [...names].filter((spelling) => !spelling.includes(' '));
    const sought =
      written.length > 0
        ? spellings.map((text) => ({ text, isWhole: true }))
        : [{ text: words, isWhole: words.length < SHORTEST_BEGINNING }];
    return [{ typed: words, words: sought }];
  });
}

/** Whether a plain word matches a term. */
export function isSought(word: string, { words }: SoughtTerm): boolean {
  return words.some(({ text, isWhole }) => (isWhole ? word === text : word.startsWith(text)));
}
