import { tidy } from './words';

export type CutText = {
  readonly text: string;
  /** Whether anything was left out. */
  readonly cut: boolean;
};

/** Removed from the end of a cut text: marks that suggest more follows. */
const LOOSE_END = /(?<![\s,;:–—-])[\s,;:–—-]+$/u;

/** Longer ones are links, lines of marks or emoji without a space. */
const LONGEST_WORD = 45;

/** Characters examined for each one that may stay: allows for collapsed white space without walking through a megabyte. */
const LOOKED_AT = 8;

/** Attaches to the character before it: accents and the like, skin tones, joiners, the second half of a surrogate pair. */
const BELONGS_BEFORE = /^[\p{M}\p{Emoji_Modifier}\u200D\uDC00-\uDFFF]/u;

/** The last position at or before `max` where a character ends; `max` if the first character is longer than that. */
function endOfCharacter(text: string, max: number): number {
  let end = max;
  while (end > 0 && (BELONGS_BEFORE.test(text.slice(end, end + 2)) || text[end - 1] === '\u200D'))
    end -= 1;
  return end || max;
}

/**
 * At most `max` characters, cut between two words (specification, section 5: reviews at 228). A longer word is cut inside, and
 * so is one that nobody writes, but never within what is read as one character.
 */
export function cutText(text: string, max: number): CutText {
  const room = max * LOOKED_AT;
  const isLooked = text.length <= room;
  const whole = tidy(isLooked ? text : text.trimStart().slice(0, room));
  if (whole.length <= max) return { text: whole, cut: !isLooked };
  // One more than fits: a word that ends exactly at the limit stays.
  const end = whole.slice(0, max + 1).lastIndexOf(' ');
  const [word = ''] = whole.slice(end + 1).split(' ', 1);
  const isWhole = end > 0 && word.length <= LONGEST_WORD;
  const kept = whole.slice(0, isWhole ? end : endOfCharacter(whole, max));
  return { text: kept.replace(LOOSE_END, ''), cut: true };
}

/** At most `max` characters; ends in '…' if anything was left out. */
export function shorten(text: string, max: number): string {
  const { text: whole, cut } = cutText(text, max);
  return cut ? `${cutText(whole, max - 1).text}…` : whole;
}
