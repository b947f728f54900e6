import { PLATFORM_TEXT } from '@/lib/config/limits';
import { cutText, shorten } from '@/lib/domain/basics/cut-text';
import type { VendorRecord } from '@/lib/platform/basics/coercers';
import { ADHOC_FIELDS, JOB_FIELDS } from '@/lib/platform/fields';

const { title, pay, place, fact } = PLATFORM_TEXT;

/**
 * The longest text of each field, in characters; null for what is bounded where it is read (identifiers, HTML) or is not text. One
 * endless text would end up in every list and on every card, and would make some of the parsing hang.
 */
const LONGEST: Readonly<Record<keyof typeof JOB_FIELDS, number | null>> = {
  ids: null,
  jobNumber: fact,
  orderType: fact,
  specialty: fact,
  title,
  city: place,
  state: place,
  shift: fact,
  pay,
  daysOpen: fact,
  contractLength: fact,
  description: null,
  place,
  geolocation: null,
  isAdhoc: null,
  startsOn: null,
  hoursAWeek: null,
  guaranteedHours: null,
  openings: null,
};

const isField = (name: string): name is keyof typeof JOB_FIELDS => Object.hasOwn(JOB_FIELDS, name);

/** Every name of the vendor's with a longest text, once. */
const LONGEST_BY_NAME: ReadonlyMap<string, number> = new Map(
  [...Object.entries(JOB_FIELDS), ...Object.entries(ADHOC_FIELDS)].flatMap(([field, names]) => {
    const longest = isField(field) ? LONGEST[field] : null;
    return longest === null ? [] : names.map((name) => [name, longest] as const);
  }),
);

/** A record in which no text is longer than its field's, and the names of those that were cut. */
export function cutRecord(record: VendorRecord): {
  readonly record: VendorRecord;
  readonly cut: readonly string[];
} {
  const shorter = new Map<string, string>();
  const cut: string[] = [];
  for (const [name, longest] of LONGEST_BY_NAME) {
    const value = record[name];
    if (typeof value !== 'string' || value.length <= longest) continue;
    if (cutText(value, longest).cut) cut.push(name);
    shorter.set(name, shorten(value, longest));
  }
  // Nearly every record is as it came.
  return shorter.size === 0
    ? { record, cut }
    : { record: { ...record, ...Object.fromEntries(shorter) }, cut };
}
