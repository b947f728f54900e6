import { fold, toWords } from './words';

/** A label or a term, made ready for comparing once. */
export type Matchable = { readonly key: string; readonly words: string };

/** 'exact' compares without regard to case; 'partial' then tries whole words, then any part of the text. */
export type MatchStages = 'exact' | 'partial';

export function toMatchable(text: string): Matchable {
  return { key: fold(text), words: toWords(text) };
}

const EXACT = (term: Matchable, label: Matchable) => label.key === term.key;
const WHOLE_WORDS = (term: Matchable, label: Matchable) =>
  term.words !== '' && label.words.includes(term.words);
const SUBSTRING = (term: Matchable, label: Matchable) => label.key.includes(term.key);
const STAGES = { exact: [EXACT], partial: [EXACT, WHOLE_WORDS, SUBSTRING] };

/** Positions of the labels a term means: those of the first stage that finds any. A blank term means none. */
export function findMatches(
  term: string,
  labels: readonly Matchable[],
  stages: MatchStages,
): readonly number[] {
  const wanted = toMatchable(term);
  if (!wanted.key) return [];
  for (const matches of STAGES[stages]) {
    const found = labels.flatMap((label, position) => (matches(wanted, label) ? [position] : []));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The labels a value in the URL means: exact, else whole words, else substring, stopping at the first stage that finds
 * any, so that 'RN' does not mean Maternity (specification, section 2).
 */
export function resolveTerm(
  term: string,
  labels: readonly string[],
  stages: MatchStages,
): readonly string[] {
  const found = new Set(findMatches(term, labels.map(toMatchable), stages));
  return labels.filter((_, position) => found.has(position));
}
