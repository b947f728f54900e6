import { ownValue } from '@/lib/domain/basics/own-value';
import { shorten } from '@/lib/domain/basics/cut-text';
import { plainCharacters } from '@/lib/domain/basics/plain-characters';
import type { UntrustedHtml } from '@/lib/domain/job/job';

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
 * Trimmed text with single spaces; a finite number as text; null for anything else, and for empty text. Half a surrogate pair
 * becomes U+FFFD, because an address cannot hold one, and a page that tried would answer 500. Control characters, which no page may
 * hold, separate words. Marks that would reorder the surrounding words of the page are removed.
 * @param max longest text in characters; longer text is cut and ends in '…'.
 */
export function toText(value: unknown, max = Infinity): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  return (
    plainCharacters((value.length > max ? shorten(value, max) : value).toWellFormed())
      .replace(/\s+/g, ' ')
      .trim() || null
  );
}

/** The vendor writes flags as booleans and as text. */
export function toFlag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true');
}

/** Text unchanged but well-formed, line breaks included, typed as untrusted; null if it is no text or only white space. */
export function toUntrustedHtml(value: unknown): UntrustedHtml | null {
  const text = typeof value === 'string' ? value.toWellFormed() : null;
  return isFilledText(text) ? text : null;
}

function isFilledText(value: unknown): value is UntrustedHtml {
  return typeof value === 'string' && value.trim() !== '';
}

/** The texts under these names, in order, without empty ones and without repeats that differ only in letter case. */
export function textsOf(record: VendorRecord, names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const text = toText(ownValue(record, name));
    if (text !== null && !found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  }
  return [...found.values()];
}

/** The first text under these names. */
export function firstText(record: VendorRecord, names: readonly string[]): string | null {
  return textsOf(record, names)[0] ?? null;
}

/** The first value present under one of a field's names: not undefined, not null, not an empty text. */
export function firstGiven(record: VendorRecord, names: readonly string[]): unknown {
  return names
    .map((name) => ownValue(record, name))
    .find((value) => value !== undefined && value !== null && value !== '');
}
