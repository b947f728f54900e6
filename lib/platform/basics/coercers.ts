import { shorten } from '@/lib/domain/basics/cut-text';
import { plainCharacters } from '@/lib/domain/basics/plain-characters';
import type { UntrustedHtml } from '@/lib/domain/job/job';

/** The feed's records are read by these alone: total functions, no cast, no throw. */
export type VendorRecord = Readonly<Record<string, unknown>>;

/** A JSON object (no list, no null), else null. */
export function toRecord(value: unknown): VendorRecord | null {
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is VendorRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Text without outer and doubled white space; a finite number as text; anything else and empty text is null. Half a
 * surrogate pair becomes U+FFFD: an address cannot hold one, and a page that tried would be a 500. Control characters
 * separate words: no page may hold them. Marks that would turn the words of the page around them are left out.
 * @param max characters of the longest text; what is longer ends in '…'.
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

/** Text as it came, line breaks and all but well-formed, marked as hostile; null where it holds nothing but white space. */
export function toUntrustedHtml(value: unknown): UntrustedHtml | null {
  const text = typeof value === 'string' ? value.toWellFormed() : null;
  return isFilledText(text) ? text : null;
}

function isFilledText(value: unknown): value is UntrustedHtml {
  return typeof value === 'string' && value.trim() !== '';
}

/** The texts under these names, in their order, without empty ones and without repeats in another letter case. */
export function textsOf(record: VendorRecord, names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const text = toText(record[name]);
    if (text !== null && !found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  }
  return [...found.values()];
}

/** The first text under these names. */
export function firstText(record: VendorRecord, names: readonly string[]): string | null {
  return textsOf(record, names)[0] ?? null;
}

/** The first value that is there at all under one of a field's names: not left out, not null, not an empty text. */
export function firstGiven(record: VendorRecord, names: readonly string[]): unknown {
  return names
    .map((name) => record[name])
    .find((value) => value !== undefined && value !== null && value !== '');
}
