/** Characters of a quote; longer sentences are whole paragraphs without a full stop. */
const LONGEST = 240;
/** Characters kept before what matters, so that a 'no' stays with its word. */
const BEFORE = 90;

/** A sentence, or the part of an endless one around a place in it: whole words, as they stand there. */
export function excerpt(text: string, at: number): string {
  if (text.length <= LONGEST) return text;
  const wanted = Math.max(0, at - BEFORE);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const to = from + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', from + LONGEST);
  return text.slice(from, to > from ? to : from + LONGEST);
}
