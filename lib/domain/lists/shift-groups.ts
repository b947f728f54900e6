import { shiftTime } from '@/lib/domain/job/shift-time';
import { withoutTag, withoutTerm, withTerms, type JobQuery } from '@/lib/domain/query/job-query';
import type { FilterTag, JobSearchResult } from '@/lib/domain/search/search-result';

type Option = { readonly value: string; readonly selected: boolean };

/** Several shifts chosen by one box. */
export type ShiftGroup = {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: 'all' | 'some' | 'none';
};

const GROUPS = [
  ['night', 'All nights'],
  ['day', 'All days'],
] as const;

/** 'All nights' and 'All days' beside single shifts, each where it stands for more than one of them. */
export function shiftGroups(options: readonly Option[]): readonly ShiftGroup[] {
  return GROUPS.flatMap(([time, label]) => {
    const members = options.filter(({ value }) => shiftTime(value) === time);
    if (members.length < 2) return [];
    const chosen = members.filter(({ selected }) => selected).length;
    const all = chosen === members.length ? 'all' : 'some';
    return [
      { label, values: members.map(({ value }) => value), chosen: chosen === 0 ? 'none' : all },
    ];
  });
}

/** A tag as shown: of one filter, or of all shifts that one box has chosen. */
export type ShownTag = FilterTag & { readonly shifts?: readonly string[] };

/** The tags of a result, those of the shifts of 'All nights' as one. */
export function shownTags({
  tags,
  facets,
  left,
}: Pick<JobSearchResult, 'tags' | 'facets' | 'left'>): readonly ShownTag[] {
  const groups = left?.shift ? [] : shiftGroups(facets.shift);
  return groups.reduce<readonly ShownTag[]>((shown, { label, values, chosen }) => {
    const [first, ...others] = shown.filter(
      (tag) => tag.facet === 'shift' && values.includes(tag.label),
    );
    if (!first || others.length === 0 || chosen !== 'all') return shown;
    const whole = { ...first, label, shifts: values };
    return shown.flatMap((tag) => (tag === first ? [whole] : others.includes(tag) ? [] : [tag]));
  }, tags);
}

/** The query without what one of its tags stands for, back on its first page. */
export const withoutShownTag = (query: JobQuery, tag: ShownTag): JobQuery =>
  tag.shifts ? setShifts(query, tag.shifts, false) : withoutTag(query, tag);

/** The query with all of these shifts, or with none of them, back on its first page. */
export function setShifts(query: JobQuery, shifts: readonly string[], on: boolean): JobQuery {
  if (on) return withTerms(query, 'shift', [...query.filters.shift, ...shifts]);
  return shifts.reduce((rest, shift) => withoutTerm(rest, 'shift', shift), query);
}
