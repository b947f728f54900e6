/** Trimmed, with single spaces: how labels and typed terms are kept. */
export function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The form in which two spellings of the same label are equal. */
export function fold(text: string): string {
  return tidy(text).toLowerCase();
}

/** 'AR' for 'Avery Reyes': the first letters of the first and the last word. */
export function firstLetters(name: string): string {
  const words = tidy(name).split(' ');
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The words of a text between single spaces, ' rn icu ', so that `includes` finds whole words only; '' without any. */
export function toWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu);
  return words ? ` ${words.join(' ')} ` : '';
}

/** The same without accents, for searching by typed words ('Cañon' is 'Canon'). */
export function toPlainWords(text: string): string {
  return toWords(text.normalize('NFD').replace(/\p{M}+/gu, ''));
}
