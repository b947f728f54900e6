import { ownValue } from '@/lib/domain/basics/own-value';
import { PLATFORM_TEXT } from '@/lib/config/limits';
import { cutText, shorten } from '@/lib/domain/basics/cut-text';
import type { VendorRecord } from '@/lib/platform/basics/coercers';
import { ADHOC_FIELDS, JOB_FIELDS } from '@/lib/platform/fields';

const { title, pay, place, fact } = PLATFORM_TEXT;

/**
 * The longest text of each field, in characters; null if it is bounded where it is read (identifiers, HTML) or is not text. An
 * endless text would otherwise reach every list and card, and would make some of the parsing hang.
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

/** The longest text by the vendor's field name. */
const LONGEST_BY_NAME: ReadonlyMap<string, number> = new Map(
  [...Object.entries(JOB_FIELDS), ...Object.entries(ADHOC_FIELDS)].flatMap(([field, names]) => {
    const longest = isField(field) ? LONGEST[field] : null;
    return longest === null ? [] : names.map((name) => [name, longest] as const);
  }),
);

/** The record with no text longer than its field allows, and the names of the fields that were cut. */
export function cutRecord(record: VendorRecord): {
  readonly record: VendorRecord;
  readonly cut: readonly string[];
} {
  const shorter = new Map<string, string>();
  const cut: string[] = [];
  for (const [name, longest] of LONGEST_BY_NAME) {
    const value = ownValue(record, name);
    if (typeof value !== 'string' || value.length <= longest) continue;
    if (cutText(value, longest).cut) cut.push(name);
    shorter.set(name, shorten(value, longest));
  }
  // Nearly every record is unchanged.
  return shorter.size === 0
    ? { record, cut }
    : { record: { ...record, ...Object.fromEntries(shorter) }, cut };
}
