import { nameAt } from '@/lib/domain/basics/abbreviations';
import { isStateCode } from '@/lib/domain/place/states';
import { joinInitials, rawWords } from './searchable-text';

/** Joins single letters that spell a name or a code: 'r n', 'n c'. */
function joinLetters(raw: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const pair = [raw[at], raw[at + 1]];
    const word = pair.join('');
    const isPair = pair.every((letter) => letter !== undefined && /^\p{L}$/u.test(letter));
    const isKnown = isStateCode(word.toUpperCase()) || nameAt([word.toLowerCase()], 0, true);
    const isName =
      nameAt(
        pair.map((letter) => letter?.toLowerCase() ?? ''),
        0,
        true,
      )?.length === 2;
    joined.push(isPair && isKnown && !isName ? word : (raw[at] ?? ''));
    if (isPair && isKnown && !isName) at += 1;
  }
  return joined;
}

/** The words of a typed text as they were typed, with letters that spell a name or a code in one word. */
export const typedWords = (text: string): readonly string[] =>
  joinLetters(rawWords(joinInitials(text)));
