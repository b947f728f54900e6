import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { COUNTS } from '@/lib/config/limits';
import { toPlainWords } from '@/lib/domain/words/words';

/** The words of a search; null if they may be about a person: a number, an address, a long text. */
export function searchedWords(text: string): string | null {
  const words = toPlainWords(text).trim();
  const mayBePersonal = /@|\d{4}/.test(text) || words.length > COUNTS.wordsMaxCharacters;
  return words === '' || mayBePersonal ? null : words;
}

/**
 * Which visitors searched for the same words without results, in memory for one day. Words that fewer than five visitors searched for
 * are never reported: the first four are only counted along with the fifth, and visitors are hashes with a salt that is never stored.
 */
export function createEmptyWords() {
  let day = '';
  let salt = randomBytes(16);
  let visitors = new Map<string, Set<string>>();

  /** @returns how much to add to the words' count of the day: nothing, all of the first five at once, or one. */
  return function note(words: string, client: string, today: string): number {
    if (day !== today) [day, salt, visitors] = [today, randomBytes(16), new Map()];
    const known = visitors.get(words);
    if (!known && visitors.size >= COUNTS.words) return 0;
    const who = known ?? new Set<string>();
    visitors.set(words, who);
    const visitor = createHash('sha256').update(salt).update(client).digest('base64url');
    if (who.has(visitor) || who.size >= COUNTS.visitorsOfWords) return 0;
    who.add(visitor);
    if (who.size < COUNTS.fewest) return 0;
    return who.size === COUNTS.fewest ? COUNTS.fewest : 1;
  };
}
