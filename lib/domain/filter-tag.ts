import type { FacetName } from './job-query';
import { findMatches } from './match';
import type { Matchable, MatchStage } from './match';
import type { FilterTag } from './search-result';
import { stateName, toStateCode } from './states';

/** The tag of one term, named by the label it was found to be. */
export function toTag(
  facet: FacetName,
  value: string,
  stage: MatchStage | null,
  found: string | undefined,
): FilterTag {
  const named = stage === 'exact' ? (found ?? value) : value;
  return { facet, value, label: facet === 'state' ? stateName(named) : named, stage };
}

/** Positions of the options a tag covers: those that match at the stage at which the term was understood. */
export function coveredBy(tag: FilterTag, options: readonly Matchable[]): readonly number[] {
  const term = tag.facet === 'state' ? toStateCode(tag.value) : tag.value;
  return tag.stage ? findMatches(term, options, [tag.stage]).positions : [];
}
