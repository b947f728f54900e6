/** Words whose full stop does not end a sentence. Lowercase, without the stop. */
const ABBREVIATIONS = new Set(
  (
    'dr mr mrs ms prof rev jr sr st ft mt ave blvd rd hwy dept univ ' +
    'approx est ext hr hrs wk wks mo mos yr yrs min mins no vs inc corp co ltd'
  ).split(' '),
);
/** 'U.S', 'e.g', 'Ph.D', 'a.m': letters with stops between them. A single capital is an initial. */
const DOTTED = /^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u;
const INITIAL = /^\p{Lu}$/u;
/** '1.' at the head of a paragraph numbers a list. */
const LIST_NUMBER = /^\d{1,2}$/;
const LONGEST_WORD = 24;

/** Whether a full stop between two texts ends a sentence: not after 'Dr.', 'hrs.', 'e.g.' or a list's number. */
export function endsSentence(before: string, after: string): boolean {
  const word = /(?<![\p{L}\p{N}.])[\p{L}\p{N}.]+$/u.exec(before.slice(-LONGEST_WORD))?.[0] ?? '';
  if (/^\p{Ll}/u.test(after) || DOTTED.test(word) || INITIAL.test(word)) return false;
  if (LIST_NUMBER.test(word) && word === before.trim()) return false;
  return !ABBREVIATIONS.has(word.toLowerCase());
}
