import type { JobQuery } from '@/lib/domain/query/job-query';
import { termCode, FACET_NAMES, valueInWords, type FacetName } from '@/lib/domain/query/facets';
import { findMatches } from '@/lib/domain/query/match';
import type { Matchable, MatchStage } from '@/lib/domain/query/match';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { NearAnswer } from '@/lib/domain/place/near';
import type { FacetTag, FilterTag, TypedFilterTag } from './search-result';

/** The tag of one term, named by the label that it matches exactly, if any. */
export function toTag(
  facet: FacetName,
  value: string,
  stage: MatchStage | null,
  found: string | undefined,
): FacetTag {
  const named = stage === 'exact' ? (found ?? value) : value;
  return { facet, value, label: valueInWords(facet, named), stage };
}

/** Positions of the options a tag covers: those that match at the stage at which the term was understood. */
export function coveredBy(tag: FacetTag, options: readonly Matchable[]): readonly number[] {
  const term = termCode(tag.facet, tag.value);
  return tag.stage ? findMatches(term, options, [tag.stage]).positions : [];
}

/** Whether a tag is a term of one of the categories. */
export function isFacetTag(tag: FilterTag): tag is FacetTag {
  return FACET_NAMES.some((name) => name === tag.facet);
}

/** The tags of a query's typed filters. */
export function typedFilterTags(
  query: JobQuery,
  answer: NearAnswer | null,
): readonly TypedFilterTag[] {
  const { q, minPay, near, radius } = query;
  const place = (answer?.text === near && answer.place?.name) || near;
  const nearLabel = radius === null ? `Near ${place}` : `Within ${radius} miles of ${place}`;
  return [
    ...(q ? [{ facet: 'q', value: q, label: `“${q}”` } as const] : []),
    ...(minPay === null
      ? []
      : [{ facet: 'minPay', value: String(minPay), label: minPayLabel(minPay) } as const]),
    ...(near ? [{ facet: 'near', value: near, label: nearLabel } as const] : []),
  ];
}

/** 'Can reach $2,000 a week': of a range the upper end counts. */
export function minPayLabel(minPay: number): string {
  return `Can reach ${formatDollars(minPay)} a week`;
}
