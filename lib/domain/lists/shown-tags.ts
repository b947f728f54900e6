import { COMPACT_STATES } from '@/lib/domain/place/states';
import { termCode } from '@/lib/domain/query/facets';
import type { FilterTag, JobSearchResult } from '@/lib/domain/search/search-result';
import { shiftGroups } from './shift-groups';

/** A tag as shown: of one filter, or of all that one box has chosen. */
export type ShownTag = FilterTag & { readonly values?: readonly string[] };

/** The tags of a result: the shifts of 'All nights' are one, and so are the compact states. */
export function shownTags({
  tags,
  facets,
  left,
}: Pick<JobSearchResult, 'tags' | 'facets' | 'left'>): readonly ShownTag[] {
  const groups = [
    ...(left?.shift ? [] : shiftGroups(facets.shift)).map((group) => ({
      ...group,
      facet: 'shift' as const,
    })),
    { facet: 'state' as const, label: 'Compact States', values: COMPACT_STATES },
  ];
  return groups.reduce<readonly ShownTag[]>((shown, { facet, label, values }) => {
    const own = shown.filter(
      (tag) =>
        tag.facet === facet &&
        values.includes(termCode(facet, facet === 'shift' ? tag.label : tag.value)),
    );
    if (own.length < values.length) return shown;
    return shown.flatMap((tag) => {
      if (!own.includes(tag)) return [tag];
      return tag === own[0] ? [{ ...tag, label, values }] : [];
    });
  }, tags);
}
