import { shiftTime } from '@/lib/domain/job/shift-time';
import { withoutTerm, withTerms, type JobQuery } from '@/lib/domain/query/job-query';

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

/** The query with all of these shifts, or with none of them, back on its first page. */
export function setShifts(query: JobQuery, shifts: readonly string[], on: boolean): JobQuery {
  if (on) return withTerms(query, 'shift', [...query.filters.shift, ...shifts]);
  return shifts.reduce((rest, shift) => withoutTerm(rest, 'shift', shift), query);
}
