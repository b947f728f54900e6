import { toMatchable, type Matchable } from '@/lib/domain/query/match';
import { fold, tidy } from '@/lib/domain/words/words';

/** The labels of a category, each with its own small integer. */
export type FacetLabels = {
  readonly labels: readonly string[];
  readonly matchables: readonly Matchable[];
  /** The label's id, a new one if the label was not seen before; -1 for a blank one. */
  readonly intern: (text: string) => number;
};

/** Groups labels without regard to letter case; the first spelling wins. */
export function groupLabels(canonical: (text: string) => string): FacetLabels {
  const labels: string[] = [];
  const matchables: Matchable[] = [];
  const byKey = new Map<string, number>([['', -1]]);
  /** Avoids folding a text that was seen before. */
  const byText = new Map<string, number>();

  function add(label: string): number {
    labels.push(label);
    matchables.push(toMatchable(label));
    return labels.length - 1;
  }
  function intern(text: string): number {
    const seen = byText.get(text);
    if (seen !== undefined) return seen;
    const label = tidy(canonical(text));
    const id = byKey.get(fold(label)) ?? add(label);
    byKey.set(fold(label), id);
    byText.set(text, id);
    return id;
  }
  return { labels, matchables, intern };
}
