import { tidy } from './words';

export type CutText = {
  readonly text: string;
  /** Whether anything was left out. */
  readonly cut: boolean;
};

/** What a cut text does not end in: marks that promise more. */
const LOOSE_END = /[\s,;:–—-]+$/u;

/**
 * At most `max` characters, cut between two words (specification, section 5: reviews at 228). A word longer than that is
 * cut in itself, but never within a character of two code units.
 */
export function cutText(text: string, max: number): CutText {
  const whole = tidy(text);
  if (whole.length <= max) return { text: whole, cut: false };
  // One more than fits: a word that ends exactly at the limit stays.
  const end = whole.slice(0, max + 1).lastIndexOf(' ');
  const kept = end > 0 ? whole.slice(0, end) : whole.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '');
  return { text: kept.replace(LOOSE_END, ''), cut: true };
}
