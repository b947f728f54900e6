import { tidy } from './words';

export type CutText = {
  readonly text: string;
  /** Whether anything was left out. */
  readonly cut: boolean;
};

/** What a cut text does not end in: marks that promise more. */
const LOOSE_END = /[\s,;:–—-]+$/u;

/** How much of a text is looked at for each character that may stay: white space goes, and a megabyte is not walked through. */
const LOOKED_AT = 8;

/** What cannot stand without the character before it: accents and the like, skin tones, joiners, the second half of a pair. */
const BELONGS_BEFORE = /^[\p{M}\p{Emoji_Modifier}\u200D\uDC00-\uDFFF]/u;

/** The last place at or before `max` where a character ends; `max` in one that goes on for longer. */
function endOfCharacter(text: string, max: number): number {
  let end = max;
  while (end > 0 && (BELONGS_BEFORE.test(text.slice(end, end + 2)) || text[end - 1] === '\u200D'))
    end -= 1;
  return end || max;
}

/**
 * At most `max` characters, cut between two words (specification, section 5: reviews at 228). A word longer than that is
 * cut in itself, but never within what is read as one character.
 */
export function cutText(text: string, max: number): CutText {
  const room = max * LOOKED_AT;
  const isLooked = text.length <= room;
  const whole = tidy(isLooked ? text : text.trimStart().slice(0, room));
  if (whole.length <= max) return { text: whole, cut: !isLooked };
  // One more than fits: a word that ends exactly at the limit stays.
  const end = whole.slice(0, max + 1).lastIndexOf(' ');
  const kept = whole.slice(0, end > 0 ? end : endOfCharacter(whole, max));
  return { text: kept.replace(LOOSE_END, ''), cut: true };
}

/** At most `max` characters; where something was left out, the last of them says so: '…'. */
export function shorten(text: string, max: number): string {
  const { text: whole, cut } = cutText(text, max);
  return cut ? `${cutText(whole, max - 1).text}…` : whole;
}
