import { toTerms } from './abbreviations';
import { toPlainWords } from './words';

/** A word that is looked for in running text: whole, or the beginning of a word. */
type SoughtWord = { readonly text: string; readonly isWhole: boolean };
/** A part of what was typed; any one of its words is enough. */
export type SoughtTerm = {
  /** As it was typed, in plain words. */
  readonly typed: string;
  readonly words: readonly SoughtWord[];
};

/** More terms than anybody types: what asks for more is not looked for in running text. */
export const TERMS_MAX = 12;
/** Shorter words begin too many others. */
const SHORTEST_BEGINNING = 3;
/** Words of nearly every sentence. */
const EVERYWHERE = new Set(
  'a an and are as at by for from in is it of on or the to with'.split(' '),
);

/**
 * The terms of a typed text as running text has them, without words of nearly every sentence. Known names count as they were
 * typed and by their spellings of one word ('ER', 'ED', 'Emergency'): one of several words that has none of them ('L&D') is not found there.
 */
export function toSoughtTerms(typed: string): readonly SoughtTerm[] {
  const plain = toPlainWords(typed).split(' ');
  const terms = toTerms(plain.filter((word) => word !== ''));
  return terms.flatMap(({ words, written }) => {
    if (written.length === 0 && EVERYWHERE.has(words)) return [];
    // 'SNF' is what no list says and many descriptions do; 'or' is a word of every sentence.
    const names = EVERYWHERE.has(words) ? written : new Set([words, ...written]);
    const spellings = [...names].filter((spelling) => !spelling.includes(' '));
    const sought =
      written.length > 0
        ? spellings.map((text) => ({ text, isWhole: true }))
        : [{ text: words, isWhole: words.length < SHORTEST_BEGINNING }];
    return [{ typed: words, words: sought }];
  });
}

/** Whether a plain word is what a term looks for. */
export function isSought(word: string, { words }: SoughtTerm): boolean {
  return words.some(({ text, isWhole }) => (isWhole ? word === text : word.startsWith(text)));
}
