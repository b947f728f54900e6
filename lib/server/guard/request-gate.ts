import 'server-only';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import { OLD_PATHS, redirectFor, redirectHeaders } from '@/lib/content/addresses/redirects';
import { plainPath } from '@/lib/content/addresses/legacy-table';
import type { ReceiptState } from '@/lib/domain/application/receipt';
import { readReceipt } from '@/lib/domain/application/receipt';
import { contactHref } from '@/lib/domain/application/contact-href';
import { JOB_MESSAGES, listFailure, mapFailure } from '@/lib/domain/basics/messages';
import { isJobId } from '@/lib/domain/job/job-id';
import { isPayPath } from '@/lib/domain/pay-pages/pay-page';
import { SEARCH_PAGE_ROOTS } from '@/lib/domain/search-pages/search-page';
import { isSearchPath } from '@/lib/domain/search-pages/find-search-page';
import type { RateLimit } from '@/lib/server/http/rate-limit';
import type { JobLookups } from '@/lib/server/jobs/job-lookup-store';
import type { SnapshotStore } from '@/lib/server/snapshot/snapshot-store';
import { turnPayPage, turnSearchPage, type Turn } from './moved-page';
import type { UnavailablePage } from './unavailable-page';
import { UNAVAILABLE_IN_A_FRAME, UNAVAILABLE_POLICY, unavailablePage } from './unavailable-page';

/** A request as the gate sees it: before Next, its path as Next will have it, without its body. */
type GateRequest = {
  readonly method: string;
  readonly path: string;
  /** The query with its '?', or ''. */
  readonly search: string;
  /** The client's address; '' where it is not known. */
  readonly client: string;
};
type GateAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where the page is made all the same, and answers with this status in place of 200. */
  readonly body: string | null;
  /** With such a status: the path of the page that is made, where it is another. */
  readonly madeAs?: string;
};
/** Null lets the request pass. */
export type RequestGate = (request: GateRequest) => GateAnswer | null | Promise<GateAnswer | null>;

const SEGMENTS = /^\/([^/]+)(?:\/([^/]+))?\/?$/;

type Parts = {
  readonly lookups: Pick<JobLookups, 'isKnown' | 'find'>;
  readonly receipts: {
    /** Counts a look-up; seconds to wait where there were too many. */
    readonly mayLookUp: RateLimit;
    readonly find: (code: string) => Promise<ReceiptState | null>;
  };
  readonly snapshots: Pick<SnapshotStore, 'known' | 'state'>;
};

/**
 * Redirects addresses with a trailing slash, and responds with 503, Retry-After and the text in the HTML where a page could not be
 * rendered, and with 429 where a client has looked up too many receipts. A page of Next that throws sends a 500, shows its text by
 * script alone, and tells search engines 'noindex'; a failing platform must not cost the index a job (docs/product/decisions.md, 'status codes'). The gate's look-ups are remembered, so the
 * page does not repeat them.
 */
export function createRequestGate({ lookups, receipts, snapshots }: Parts): RequestGate {
  /** For the pages that are nothing without the list. */
  async function listAnswer({ page, policy }: ListPage): Promise<GateAnswer | null> {
    const state = await snapshots.state();
    if (state.ok) return null;
    return answer(page(state.error.message), state.error.retryAfterSeconds, policy);
  }

  async function searchPageAnswer(path: string, search: string): Promise<GateAnswer | null> {
    const state = await snapshots.state();
    if (!state.ok) return answer(listPage(state.error.message), state.error.retryAfterSeconds);
    return turned(turnSearchPage(state.snapshot.searchPages.pages, path, search), '/jobs/in/~');
  }

  /** Another spelling of a pay page, likewise. */
  async function payPageAnswer(path: string, search: string): Promise<GateAnswer | null> {
    const state = await snapshots.state();
    if (!state.ok) return answer(listPage(state.error.message), state.error.retryAfterSeconds);
    const { payPages, searchPages } = state.snapshot;
    return turned(turnPayPage(payPages, searchPages.pages, path, search), '/pay/~');
  }

  async function jobAnswer(id: string): Promise<GateAnswer | null> {
    const lookup = await lookups.find(id);
    return lookup.status === 'unavailable'
      ? answer(jobPageDown(id), lookup.retryAfterSeconds)
      : null;
  }

  /** A page that ends in `notFound()` is made anew in the browser, and loses its elements: the status is said from here. */
  async function receiptAnswer(client: string, text: string): Promise<GateAnswer | null> {
    const retryAfterSeconds = await receipts.mayLookUp(client);
    if (retryAfterSeconds !== null)
      return privately({ ...answer(TOO_MANY_LOOK_UPS, retryAfterSeconds), status: 429 });
    const code = readReceipt(text);
    try {
      const isKnown = code !== null && (await receipts.find(code)) !== null;
      return isKnown ? null : { status: 404, headers: {}, body: null };
    } catch {
      // Where it stands cannot be read: never 'we do not know this code'.
      return privately(answer(RECEIPTS_AWAY, RECEIPTS_AWAY_SECONDS));
    }
  }

  return ({ method, path, search, client }) => {
    const redirect = gateRedirect(path, search);
    if (redirect) return redirect;
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (isSearchPath(path)) return searchPageAnswer(path, search);
    if (isPayPath(path)) return payPageAnswer(path, search);
    const [room = '', id] = segmentsOf(path);
    if (id !== undefined) {
      if (room === 'application') return receiptAnswer(client, id);
      if ((room !== 'jobs' && room !== 'apply') || SEARCH_ROOTS.has(path)) return null;
      return !isJobId(id) || lookups.isKnown(id) ? null : jobAnswer(id);
    }
    const page = LIST_PAGES.get(room);
    return !page || snapshots.known() ? null : listAnswer(page);
  };
}

/** Where no jobs are looked up, and no id is one. */
const SEARCH_ROOTS: ReadonlySet<string> = new Set(Object.values(SEARCH_PAGE_ROOTS));

/** @param missing the page that is made in the place of all that are not there, so that none of them takes another's room */
function turned(turn: Turn, missing: string): GateAnswer | null {
  if (turn === 'missing') return { status: 404, headers: {}, body: null, madeAs: missing };
  return turn && moved(turn.location, turn.status);
}

const moved = (location: string, status: 307 | 308): GateAnswer => ({
  status,
  headers: {
    location,
    'cache-control': status === 308 ? 'public, max-age=3600' : 'no-store',
  },
  body: '',
});

/**
 * The one or two segments of a path as Next reads them, each decoded by itself (`/jobs/%46ILL1` is `/jobs/FILL1`); none
 * of a path with more, or of one that cannot be decoded.
 */
function segmentsOf(path: string): readonly string[] {
  const segments = SEGMENTS.exec(path)?.slice(1) ?? [];
  try {
    return segments.flatMap((segment) => (segment ? [decodeURIComponent(segment)] : []));
  } catch {
    return [];
  }
}

/**
 * A page's address with a slash at the end, and old addresses with dots, folders and queries: one hop to the page, whatever else the
 * redirects make of it. Middleware cannot do this (docs/decisions/0001, 0047); the short addresses that answer with a text are
 * left to it.
 */
function gateRedirect(path: string, search: string): GateAnswer | null {
  const isOurs = /[^/]\/$/.test(path) || OLD_PATHS.has(plainPath(path));
  if (!isOurs || /^\/(?:api|_next)\//.test(path)) return null;
  const redirect = redirectFor(path, search);
  if (!redirect || redirect.text) return null;
  return { status: redirect.status, headers: redirectHeaders(redirect), body: '' };
}

function answer(
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

/** The id must have gone through `isJobId`. */
const jobPageDown = (id: string): UnavailablePage => ({
  heading: 'This job did not load',
  text: JOB_MESSAGES.detailsFailed,
  links: [
    { href: '/jobs', text: 'Back to jobs' },
    { href: contactHref(id), text: 'Ask about this job' },
  ],
});

const TOO_MANY_LOOK_UPS: UnavailablePage = {
  heading: 'One moment, please',
  text: 'Too many codes were looked up from your connection. Please wait a few minutes.',
  links: [{ href: '/jobs', text: 'See open jobs' }],
};

const RECEIPTS_AWAY_SECONDS = 60;
const RECEIPTS_AWAY: UnavailablePage = {
  heading: 'One moment, please',
  text: 'Where your application stands cannot be read right now. It is not lost. Please try again in a minute.',
  links: [{ href: '/jobs', text: 'See open jobs' }],
};

/** As the page of a receipt is sent: to no index and no other site. */
const privately = (given: GateAnswer): GateAnswer => ({
  ...given,
  headers: {
    ...given.headers,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  },
});

const LEAVE_WORD = [
  { href: '/quickapply', text: 'Quick Apply' },
  { href: '/contact', text: 'Write to us' },
] as const;

function listPage(message: string): UnavailablePage {
  return {
    heading: 'Available Positions',
    text: listFailure(message),
    links: LEAVE_WORD,
  };
}

function mapPage(message: string): UnavailablePage {
  return {
    heading: JOB_MAP.heading,
    text: mapFailure(message),
    links: LEAVE_WORD,
  };
}

type ListPage = {
  readonly page: (message: string) => UnavailablePage;
  readonly policy?: string;
};

/** The pages that are nothing without the list, by their only segment. */
const LIST_PAGES: ReadonlyMap<string, ListPage> = new Map([
  ['jobs', { page: listPage }],
  ['compare', { page: (message) => ({ ...listPage(message), heading: 'Compare jobs' }) }],
  ['job-directory', { page: listPage }],
  ['job-map', { page: mapPage }],
  ['job-map-embed', { page: mapPage, policy: UNAVAILABLE_IN_A_FRAME }],
]);
