import { ownValue } from '@/lib/domain/basics/own-value';
import type { FactName } from '@/lib/domain/job/field-doubt';
import { shorten } from '@/lib/domain/words/cut-text';
import { tidy } from '@/lib/domain/words/words';
import { plainCharacters } from '@/lib/domain/words/plain-characters';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import { asTyped, withoutTags } from './typed-text';
import { isNothing } from '@/lib/domain/job/words-for-nothing';

/** A record of the feed, read only with the functions of this file: total, without casts, never throwing. */
export type VendorRecord = Readonly<Record<string, unknown>>;

/** The value if it is a JSON object (not a list, not null), else null. */
export function toRecord(value: unknown): VendorRecord | null {
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is VendorRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Text as its writer saw it (`typed-text.ts`), trimmed, with single spaces; a finite number as text; null for anything else, and for empty text. Half a surrogate pair
 * becomes U+FFFD, because an address cannot hold one, and a page that tried would answer 500. Control characters, which no page may
 * hold, separate words. Marks that would reorder the surrounding words of the page are removed.
 * @param max longest text in characters; longer text is cut and ends in '…'.
 */
export function toText(value: unknown, max = Infinity): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const typed = asTyped(value.toWellFormed());
  const text = plainCharacters(typed.length > max ? shorten(typed, max) : typed).toWellFormed();
  return tidy(text) || null;
}

/** The same for a sentence or a name; null also for a word that says nothing. */
export function toSaid(value: unknown, max: number): string | null {
  const text = toText(value, max);
  return text === null || isNothing(text, 'record') ? null : text;
}

/** The vendor writes flags as booleans and as text. */
export function toFlag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true');
}

/** Text unchanged but well-formed, line breaks included, typed as untrusted; null if it is no text or says nothing ('<p>N/A</p>'). */
export function toUntrustedHtml(value: unknown): UntrustedHtml | null {
  const text = typeof value === 'string' ? value.toWellFormed() : null;
  return saysSomething(text) ? text : null;
}

/** No longer text is looked at: none of it says nothing. */
const NOTHING_MAX = 500;

function saysSomething(value: unknown): value is UntrustedHtml {
  if (typeof value !== 'string') return false;
  return value.length > NOTHING_MAX
    ? value.trim() !== ''
    : !isNothing(asTyped(withoutTags(value)).trim(), 'description');
}

/** The first value present under one of a field's names: not undefined, not null, no text that says nothing. */
export function firstGiven(
  record: VendorRecord,
  names: readonly string[],
  field: FactName,
): unknown {
  return names
    .map((name) => ownValue(record, name))
    .find(
      (value) =>
        value !== undefined &&
        value !== null &&
        !(typeof value === 'string' && isNothing(value.trim(), field)),
    );
}
