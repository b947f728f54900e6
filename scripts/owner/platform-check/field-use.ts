import { ADHOC_FIELDS, JOB_FIELDS } from '@/lib/platform/fields';
import type { VendorRecord } from '@/lib/platform/basics/coercers';
import { toRecord } from '@/lib/platform/basics/coercers';
import type { Finding } from './finding';
import { shown } from './tally';
import { unlockedBy } from './unlocks';

/** How many records fill each name of a field, in the order the site looks. */
export type FieldUse = {
  readonly field: string;
  readonly names: readonly { readonly name: string; readonly count: number }[];
  /** Records that fill none of them. */
  readonly without: number;
};

const NAMES: readonly (readonly [string, readonly string[]])[] = Object.entries(JOB_FIELDS).map(
  ([field, names]) => [field, [...new Set([...names, ...adhocNames(field)])]],
);
const KNOWN: ReadonlySet<string> = new Set(NAMES.flatMap(([, names]) => names));
/** Fields that a job can hardly do without: if no record at all has one of them, it was most likely renamed. */
const EXPECTED: readonly string[] = [
  'specialty',
  'title',
  'city',
  'state',
  'shift',
  'pay',
  'daysOpen',
  'description',
  'geolocation',
];

function adhocNames(field: string): readonly string[] {
  return Object.entries(ADHOC_FIELDS).find(([name]) => name === field)?.[1] ?? [];
}

const holdsSomething = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');

function countOf(records: readonly VendorRecord[], name: string): number {
  return records.filter((record) => holdsSomething(record[name])).length;
}

const asRecords = (values: readonly unknown[]): VendorRecord[] =>
  values.map(toRecord).filter((record) => record !== null);

/** Which spellings are in use (`lib/platform/fields.ts`). */
export function fieldUse(values: readonly unknown[]): FieldUse[] {
  const records = asRecords(values);
  return NAMES.map(([field, names]) => ({
    field,
    names: names.map((name) => ({ name, count: countOf(records, name) })),
    without: records.filter((record) => !names.some((name) => holdsSomething(record[name]))).length,
  }));
}

/** A field that the list has and the site does not read, and what the site could show if it did. */
export type UnknownField = {
  readonly name: string;
  readonly count: number;
  readonly unlocks: string | null;
};

/** Names the site does not read, the most frequent first. */
export function unknownFields(values: readonly unknown[]): UnknownField[] {
  const counts = new Map<string, number>();
  for (const record of asRecords(values)) {
    for (const name of Object.keys(record)) {
      if (!KNOWN.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name: shown(name), count, unlocks: unlockedBy(name) }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Expected fields that no record fills. */
export function missingFields(use: readonly FieldUse[], records: number): Finding[] {
  return use
    .filter(({ field, without }) => EXPECTED.includes(field) && records > 0 && without === records)
    .map(({ field, names }) => ({
      level: 'mend',
      key: `field-missing:${field}`,
      text: `no record fills ${names.map(({ name }) => name).join(', ')}: renamed?`,
      count: records,
      examples: [],
    }));
}
