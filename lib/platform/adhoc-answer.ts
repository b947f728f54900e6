import type { VendorRecord } from '@/lib/platform/basics/coercers';
import { toRecord } from '@/lib/platform/basics/coercers';

/**
 * The record in an answer to the ad-hoc call. The specification reads `response.data.data`: the body's `data` (the first `data` is
 * the HTTP client's). Some answers wrap it once more, some put it in a list, of which the first item counts.
 * @returns null if there is no record; 'unreadable' if the body has no `data`, or not one of these shapes.
 */
export function readAdhocAnswer(body: unknown): VendorRecord | null | 'unreadable' {
  const outer = toRecord(body);
  if (outer === null || !('data' in outer)) return 'unreadable';
  const data = firstOf(outer.data);
  const inner = toRecord(data);
  return readRecord(inner !== null && 'data' in inner ? firstOf(inner.data) : data);
}

/** The first item of a list; any other value unchanged. */
function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? (value[0] as unknown) : value;
}

function readRecord(value: unknown): VendorRecord | null | 'unreadable' {
  if (value === null || value === undefined) return null;
  const record = toRecord(value);
  if (record === null) return 'unreadable';
  return Object.keys(record).length === 0 ? null : record;
}
