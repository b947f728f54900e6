/** Two-letter abbreviations that everybody in the trade knows; others are understood only beside their long form. */
const KNOWN_PAIRS: ReadonlySet<string> = new Set(['RN', 'PT', 'OT', 'NP', 'PA']);

/** 'RN', or shortened words ('Rad Tech'). */
const ABBREVIATION = /^(?:\p{Lu}{2,6}|\p{L}{2,12} \p{L}{2,12})$/u;

const WORD = /^\p{L}+$/u;
/** What may stand before a word without a space: a bracket, a slash. */
const BEFORE_WORD = /[^\p{L}\p{N}]/u;

/** The long form of an abbreviation at the end of a text, word for letter or word for word; null if it is not there. */
function longFormBefore(text: string, abbreviation: string): string | null {
  if (!ABBREVIATION.test(abbreviation)) return null;
  if (abbreviation.length === 2 && !KNOWN_PAIRS.has(abbreviation)) return null;
  const beginnings = abbreviation.includes(' ') ? abbreviation.split(' ') : [...abbreviation];
  // Words, and between them what separates them.
  const [first = '', ...rest] = text.split(/([ -])/).slice(1 - 2 * beginnings.length);
  const longForm = [first.split(BEFORE_WORD).at(-1) ?? '', ...rest];
  const isLongForm = beginnings.every((beginning, at) => {
    const word = longForm[2 * at] ?? '';
    return WORD.test(word) && word.toLowerCase().startsWith(beginning.toLowerCase());
  });
  return isLongForm ? longForm.join('') : null;
}

/**
 * A title for small spaces: 'ICU Registered Nurse (RN)' → 'ICU RN'. An abbreviation in brackets replaces the words it stands for; any
 * other text in brackets stays.
 */
export function shortTitle(title: string): string {
  let short = title;
  for (const { 0: bracket, 1: abbreviation = '' } of title.matchAll(/ \(([^()]+)\)/g)) {
    const at = short.indexOf(bracket);
    const before = short.slice(0, at);
    const long = longFormBefore(before, abbreviation);
    if (long === null) continue;
    short = before.slice(0, -long.length) + abbreviation + short.slice(at + bracket.length);
  }
  return short;
}
