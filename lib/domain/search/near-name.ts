import { nameAt } from '@/lib/domain/words/abbreviations';
import { STATE_NAMES } from '@/lib/domain/place/states';

/** Shorter words are one letter from too many others. */
const SHORTEST_SLIP = 5;

/** Whether two words differ by one letter too many, missing or wrong, or by two that have changed places. */
function isOneSlip(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [rest, own] = [typed.slice(at), word.slice(at)];
  return (
    rest.slice(1) === own.slice(1) ||
    rest.slice(1) === own ||
    rest === own.slice(1) ||
    (rest.slice(0, 2) === `${own[1]}${own[0]}` && rest.slice(2) === own.slice(2))
  );
}

/** What to offer in place of a term that finds nothing: the unit that 'cvicu' is a special kind of, the state that 'flordia' means. */
export function nearName(typed: string): string | undefined {
  const words = typed.split(' ');
  const found = nameAt(words, 0, true);
  if (found?.length === words.length) return found.named.within?.name;
  if (typed.length < SHORTEST_SLIP) return undefined;
  return Object.values(STATE_NAMES).find((name) => isOneSlip(typed, name.toLowerCase()));
}
