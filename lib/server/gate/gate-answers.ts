import 'server-only';
import { OLD_PATHS, redirectFor, redirectHeaders } from '@/lib/content/addresses/redirects';
import { plainPath } from '@/lib/content/addresses/legacy-table';
import { sentPath } from '@/lib/content/addresses/sent-path';
import { UNAVAILABLE_POLICY, unavailablePage, type UnavailablePage } from './unavailable-page';

/** An answer that the gate gives without a page of the cache. */
export type GateAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: Next renders the page for this request, and it is sent with this status instead of 200. */
  readonly body: string | Buffer | null;
};

/** For this visit alone. */
export const seeOther = (location: string): GateAnswer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

export const moved = (location: string, status: 307 | 308): GateAnswer => ({
  status,
  headers: {
    location,
    'cache-control': status === 308 ? 'public, max-age=3600' : 'no-store',
  },
  body: '',
});

/** What middleware is asked about. */
const ONE_SEGMENT = /^\/[^/.]+\/?$/;

/**
 * Redirects a page's address with a trailing slash, or with the full stop of the sentence it was sent in, and old addresses with dots
 * or folders, to the page in one hop, whatever other redirects apply. Old, short and recruiters' addresses of one segment are
 * middleware's (docs/decisions/0001).
 */
export function gateRedirect(path: string, search: string): GateAnswer | null {
  const isOld = OLD_PATHS.has(plainPath(path.replace(/(.)\/$/, '$1')));
  if (isOld && ONE_SEGMENT.test(path)) return null;
  const sent = isOld ? null : sentPath(path);
  const isOurs = isOld || sent !== null || /[^/]\/$/.test(path);
  if (!isOurs || /^\/(?:api|_next)\//.test(path)) return null;
  const asked = redirectFor(sent ?? path, search);
  // A short address answers with a text of its own, after this hop.
  const plain =
    sent === null ? null : ({ status: 308, location: sent + search, text: null } as const);
  const redirect = asked?.text ? plain : (asked ?? plain);
  if (!redirect) return null;
  return { status: redirect.status, headers: redirectHeaders(redirect), body: '' };
}

/** Says what cannot be shown now: 503 with Retry-After, and the text in the HTML. */
export function unavailable(
  page: UnavailablePage,
  retryAfterSeconds: number,
  policy = UNAVAILABLE_POLICY,
): GateAnswer {
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'retry-after': String(retryAfterSeconds),
    },
    body: unavailablePage(page),
  };
}

/** Sent like the page of a receipt: no index and no other site learns of it. */
export const privately = (given: GateAnswer): GateAnswer => ({
  ...given,
  headers: {
    ...given.headers,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  },
});
