/** A word to look for in running text: whole, or as the beginning of a word. */
type SoughtWord = { readonly text: string; readonly isWhole: boolean };
/** A part of what was typed; any one of its words is enough. */
export type SoughtTerm = {
  /** As it was typed, in plain words. */
  readonly typed: string;
  readonly words: readonly SoughtWord[];
};

/** Whether a plain word matches a term. */
export function isSought(word: string, { words }: SoughtTerm): boolean {
  return words.some(({ text, isWhole }) => (isWhole ? word === text : word.startsWith(text)));
}
