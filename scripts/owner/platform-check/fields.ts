import { toRecord, type VendorRecord } from '@/lib/platform/basics/coercers';
import { ADHOC_FIELDS, JOB_FIELDS } from '@/lib/platform/fields';
import { shown, type Finding } from './findings';

/** How many records fill each name of a field, in the order the site looks. */
export type FieldUse = {
  readonly field: string;
  readonly names: readonly { readonly name: string; readonly count: number }[];
  /** Records that fill none of them. */
  readonly without: number;
};

const ADHOC_NAMES: Readonly<Record<string, readonly string[]>> = ADHOC_FIELDS;
const NAMES = Object.entries(JOB_FIELDS).map(
  ([field, names]) => [field, [...new Set([...names, ...(ADHOC_NAMES[field] ?? [])])]] as const,
);
const KNOWN: ReadonlySet<string> = new Set(NAMES.flatMap(([, names]) => names));
/** A job can hardly do without these: if no record at all has one of them, it was most likely renamed. */
const EXPECTED: ReadonlySet<string> = new Set([
  'specialty',
  'title',
  'city',
  'state',
  'shift',
  'pay',
  'daysOpen',
  'description',
  'geolocation',
]);

const holdsSomething = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');

const asRecords = (values: readonly unknown[]): VendorRecord[] =>
  values.map(toRecord).filter((record) => record !== null);

/** Which spellings are in use (`lib/platform/fields.ts`). */
export function fieldUse(values: readonly unknown[]): FieldUse[] {
  const records = asRecords(values);
  const count = (holds: (record: VendorRecord) => boolean) => records.filter(holds).length;
  return NAMES.map(([field, names]) => ({
    field,
    names: names.map((name) => ({ name, count: count((record) => holdsSomething(record[name])) })),
    without: count((record) => !names.some((name) => holdsSomething(record[name]))),
  }));
}

/** Names the site does not read, the most frequent first. */
export function unknownFields(values: readonly unknown[]) {
  const counts = new Map<string, number>();
  for (const name of asRecords(values).flatMap(Object.keys))
    if (!KNOWN.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name: shown(name), count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Expected fields that no record fills. */
export function missingFields(use: readonly FieldUse[], records: number): Finding[] {
  return use
    .filter(({ field, without }) => EXPECTED.has(field) && records > 0 && without === records)
    .map(({ field, names }) => ({
      level: 'mend',
      key: `field-missing:${field}`,
      text: `no record fills ${names.map(({ name }) => name).join(', ')}: renamed?`,
      count: records,
      example: null,
      ids: [],
    }));
}
