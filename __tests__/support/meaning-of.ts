import type { MatchStages } from '@/lib/domain/query/match';
import { findMatches, stagesOf, toMatchable } from '@/lib/domain/query/match';

/** The labels that a term matches, in the order of the list. */
export function meaningOf(
  term: string,
  labels: readonly string[],
  stages: MatchStages,
): readonly string[] {
  const { positions } = findMatches(term, labels.map(toMatchable), stagesOf(stages));
  return positions.flatMap((position) => labels[position] ?? []);
}
