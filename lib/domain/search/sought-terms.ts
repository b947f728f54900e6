import { writtenFor } from '@/lib/domain/words/abbreviations';
import type { SoughtTerm } from '@/lib/domain/words/sought-words';
import { toPlainWords } from '@/lib/domain/words/words';
import { stateName } from '@/lib/domain/place/states';
import { readTerms, type SearchTerm } from './search-terms';

/** Shorter words are the beginning of too many others. */
const SHORTEST_BEGINNING = 3;

/** What a needle stands for in running text: the spellings of a known name, the name of a state, or the word itself. */
function spellingsOf(needle: string): readonly string[] {
  const text = needle.trim();
  if (text.startsWith('~')) return writtenFor(text.slice(1).replaceAll('_', ' '));
  if (text.startsWith('@')) return [toPlainWords(stateName(text.slice(1).toUpperCase())).trim()];
  return [text];
}

/**
 * The terms of a word search for running text. A known name is found as typed and by its one-word spellings ('ER', 'ED', 'Emergency'); a
 * name of several words without such a spelling ('L&D') is not found there. Nor is a state's code, for most are words: 'or', 'me', 'hi'.
 */
export function toSoughtTerms(typed: string): readonly (SearchTerm & SoughtTerm)[] {
  return readTerms(typed).map((term) => {
    const words = term.needles.flatMap((needle) => {
      const isWhole = /^ [~@]/.test(needle) || needle.endsWith(' ');
      return spellingsOf(needle)
        .filter((text) => !text.includes(' ') && !term.needles.includes(` @${text} `))
        .map((text) => ({ text, isWhole: isWhole || text.length < SHORTEST_BEGINNING }));
    });
    return { ...term, words };
  });
}
