import { withoutMarks } from '@/lib/domain/words/sent-text';
import { fold, toWords } from '@/lib/domain/words/words';

/** A label or a term, made ready for comparing once. */
export type Matchable = { readonly key: string; readonly words: string };

/** 'exact' compares without regard to case; 'partial' then tries whole words, then any part of the text. */
export type MatchStages = 'exact' | 'partial';

/** How a term was understood. */
export type MatchStage = 'exact' | 'words' | 'substring';

/** What a term means: positions of labels, and the stage that found them (null: none did). */
export type Resolution = {
  readonly stage: MatchStage | null;
  readonly positions: readonly number[];
};

/** A text in the forms that comparing needs. */
export function toMatchable(text: string): Matchable {
  return { key: fold(text), words: toWords(text) };
}

const MATCHES: Readonly<Record<MatchStage, (term: Matchable, label: Matchable) => boolean>> = {
  exact: (term, label) => label.key === term.key,
  words: (term, label) => term.words !== '' && label.words.includes(term.words),
  substring: (term, label) => label.key.includes(term.key),
};
const STAGES: Readonly<Record<MatchStages, readonly MatchStage[]>> = {
  exact: ['exact'],
  partial: ['exact', 'words', 'substring'],
};

/**
 * Resolves a term by the first stage that finds any label, so that 'RN' does not mean Maternity (specification, section 2). A blank term
 * matches nothing. A term that matches none is tried without the marks of a sentence at its end: 'Night.'.
 */
export function findMatches(
  term: string,
  labels: readonly Matchable[],
  stages: readonly MatchStage[],
): Resolution {
  const wanted = toMatchable(term);
  if (!wanted.key) return { stage: null, positions: [] };
  for (const stage of stages) {
    const positions = labels.flatMap((label, at) => (MATCHES[stage](wanted, label) ? [at] : []));
    if (positions.length > 0) return { stage, positions };
  }
  const plain = withoutMarks(term);
  return plain === term ? { stage: null, positions: [] } : findMatches(plain, labels, stages);
}

/** The stages in the order they are tried. */
export function stagesOf(stages: MatchStages): readonly MatchStage[] {
  return STAGES[stages];
}
