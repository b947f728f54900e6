import { shiftTime } from '@/lib/domain/job/shift-time';

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
