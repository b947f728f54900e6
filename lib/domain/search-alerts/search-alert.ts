import { feedQuery } from '@/lib/domain/query/list-feed-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { searchInWords } from './search-words';
import { parseUrl } from '@/lib/domain/basics/parse-url';

/** Limits of an order: searches per device, and the longest texts that are read, in characters. */
export const SEARCH_ALERT = {
  searches: 6,
  searchMaxCharacters: 1_000,
  endpointMaxCharacters: 1_000,
} as const;

/** Where a browser's push service accepts messages for it, and the keys they are encrypted with (RFC 8030, RFC 8291). */
export type PushTarget = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** A device's request to be notified of new jobs of these searches, and of no others. */
export type AlertOrder = { readonly target: PushTarget; readonly searches: readonly string[] };

/** A search in its one spelling for alerts: its filters alone. Null if it narrows nothing or is too long. */
export function alertSearch(search: string): string | null {
  if (search.length > SEARCH_ALERT.searchMaxCharacters) return null;
  const query = feedQuery(parseJobQuery(search));
  const text = searchInWords(query) === '' ? '' : serializeJobQuery(query);
  return text === '' || text.length > SEARCH_ALERT.searchMaxCharacters ? null : text;
}

/** 65 and 16 bytes in base64url, with or without padding. */
const P256DH = /^[\w-]{87}=?$/;
const AUTH = /^[\w-]{22}(?:==)?$/;

/** An https address (or http, for the sandbox's stand-in) without credentials; the server decides which hosts it calls. */
export function toEndpoint(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > SEARCH_ALERT.endpointMaxCharacters) return null;
  const url = /^https?:\/\//.test(value) ? parseUrl(value) : null;
  return url && url.username === '' && url.password === '' ? url.href : null;
}

/** A push subscription as a browser gives it (`PushSubscription.toJSON()`), without the fields we do not need. */
function toPushTarget(value: unknown): PushTarget | null {
  const { endpoint, keys } = fieldsOf(value);
  const { p256dh, auth } = fieldsOf(keys);
  const address = toEndpoint(endpoint);
  const isWhole =
    typeof p256dh === 'string' &&
    typeof auth === 'string' &&
    P256DH.test(p256dh) &&
    AUTH.test(auth);
  if (address === null || !isWhole) return null;
  const plain = (text: string) => text.replaceAll('=', '');
  return { endpoint: address, keys: { p256dh: plain(p256dh), auth: plain(auth) } };
}

/** Reads an order that a browser sent. Null if it is not valid, or requests nothing. */
export function toAlertOrder(value: unknown): AlertOrder | null {
  const { target: sent, searches: listed } = fieldsOf(value);
  const target = toPushTarget(sent);
  if (target === null || !Array.isArray(listed)) return null;
  const texts = listed.map((text) => (typeof text === 'string' ? alertSearch(text) : null));
  const searches = [...new Set(texts)].filter((text) => text !== null);
  const isOrder =
    searches.length > 0 && !texts.includes(null) && searches.length <= SEARCH_ALERT.searches;
  return isOrder ? { target, searches } : null;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
