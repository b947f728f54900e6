import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { OLD_PATHS, redirectFor, redirectHeaders } from '@/lib/content/addresses/redirects';
import { plainPath } from '@/lib/content/addresses/legacy-table';
import { sentPath } from '@/lib/content/addresses/sent-path';
import type { ReceiptState } from '@/lib/domain/application/receipt';
import { readReceipt } from '@/lib/domain/application/receipt';
import { isJobId, withCapitals } from '@/lib/domain/job/job-id';
import { isPayPath } from '@/lib/domain/pay-pages/pay-page';
import { SEARCH_PAGE_ROOTS } from '@/lib/domain/search-pages/search-page';
import { isSearchPath } from '@/lib/domain/search-pages/find-search-page';
import { LIST_PAGES } from '@/lib/config/limits';
import { clientOf } from '@/lib/server/http/client-address';
import type { RateLimit } from '@/lib/server/http/rate-limit';
import { listPageAnswer } from '@/lib/server/list-pages/list-page-answer';
import type { ListPages } from '@/lib/server/list-pages/list-pages';
import type { JobLookups } from '@/lib/server/job-lookup/job-lookup-store';
import type { SnapshotStore } from '@/lib/server/snapshot/snapshot-store';
import { turnPayPage, turnSearchPage, type Turn } from './moved-page';
import { UNAVAILABLE_POLICY, unavailablePage, type UnavailablePage } from './unavailable-page';
import {
  jobPageDown,
  LIST_TEXTS,
  type ListTexts,
  listDown,
  RECEIPTS_AWAY,
  TOO_MANY_LOOK_UPS,
} from './unavailable-texts';

/** A request as the gate sees it: before Next, with its path as Next will see it, without its body. */
type GateRequest = {
  readonly method: string;
  readonly path: string;
  /** The query with its '?', or ''. */
  readonly search: string;
  /** The client's address; '' if it is not known. */
  readonly client: string;
  readonly headers: IncomingHttpHeaders;
};
type GateAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: the page is rendered, and sent with this status instead of 200. */
  readonly body: string | Buffer | null;
  /** If `body` is null: the path of the page to render; the requested one if left out. */
  readonly madeAs?: string;
};
/** Null lets the request pass. */
export type RequestGate = (request: GateRequest) => GateAnswer | null | Promise<GateAnswer | null>;

const SEGMENTS = /^\/([^/]+)(?:\/([^/]+))?\/?$/;

type Parts = {
  readonly lookups: Pick<JobLookups, 'isKnown' | 'find'>;
  readonly receipts: {
    /** Counts a look-up; the seconds to wait if there were too many. */
    readonly mayLookUp: RateLimit;
    readonly find: (code: string) => Promise<ReceiptState | null>;
  };
  readonly snapshots: Pick<SnapshotStore, 'known' | 'state'>;
  /** Cached lists and maps; null if they are rendered for each request, as in development. */
  readonly listPages: ListPages | null;
};

/**
 * Redirects trailing slashes and old addresses, serves cached lists, and sets the status of pages that are missing or cannot be
 * rendered: 503 with Retry-After and the text in the HTML, or 429 if a client has looked up too many receipts. A page of Next that
 * throws sends a 500, shows its text only by script, and tells search engines 'noindex'; a failing platform must not remove a job
 * from the index (docs/product/decisions.md, 'status codes'). The gate's look-ups are cached, so the page does not repeat them.
 */
export function createRequestGate({ lookups, receipts, snapshots, listPages }: Parts): RequestGate {
  /** For the pages that cannot be shown without the list. */
  async function listAnswer(
    { down, busy, policy }: ListTexts,
    request: GateRequest,
  ): Promise<GateAnswer | null> {
    const state = await snapshots.state();
    if (!state.ok) return answer(down(state.error.message), state.error.retryAfterSeconds, policy);
    const asked = { ...request, client: clientOf(request.client) };
    const page = listPages && (await listPageAnswer(listPages, asked, state.snapshot));
    return page === 'busy' ? answer(busy, LIST_PAGES.busyRetrySeconds, policy) : page;
  }

  async function searchPageAnswer(path: string, search: string): Promise<GateAnswer | null> {
    const state = await snapshots.state();
    if (!state.ok) return answer(listDown(state.error.message), state.error.retryAfterSeconds);
    return turned(turnSearchPage(state.snapshot.searchPages.pages, path, search), '/jobs/in/~');
  }

  /** The same for pay pages. */
  async function payPageAnswer(path: string, search: string): Promise<GateAnswer | null> {
    const state = await snapshots.state();
    if (!state.ok) return answer(listDown(state.error.message), state.error.retryAfterSeconds);
    const { payPages, searchPages } = state.snapshot;
    return turned(turnPayPage(payPages, searchPages.pages, path, search), '/pay/~');
  }

  async function jobAnswer(
    client: string,
    section: string,
    id: string,
  ): Promise<GateAnswer | null> {
    const lookup = await lookups.find(id, client);
    if (lookup.status === 'missing') return missingJob(section, id);
    return lookup.status === 'unavailable'
      ? answer(jobPageDown(id), lookup.retryAfterSeconds)
      : null;
  }

  /** A page that ends in `notFound()` is rendered again in the browser and loses its elements, so the status is set here. */
  async function receiptAnswer(client: string, text: string): Promise<GateAnswer | null> {
    const retryAfterSeconds = await receipts.mayLookUp(client);
    if (retryAfterSeconds !== null)
      return privately({ ...answer(TOO_MANY_LOOK_UPS, retryAfterSeconds), status: 429 });
    const code = readReceipt(text);
    try {
      const isKnown = code !== null && (await receipts.find(code)) !== null;
      return isKnown ? null : { status: 404, headers: {}, body: null };
    } catch {
      // Its state cannot be read: that must never become 'we do not know this code'.
      return privately(answer(RECEIPTS_AWAY, RECEIPTS_AWAY_SECONDS));
    }
  }

  return (request) => {
    const { method, path, search } = request;
    const redirect = gateRedirect(path, search);
    if (redirect) return redirect;
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (isSearchPath(path)) return searchPageAnswer(path, search);
    if (isPayPath(path)) return payPageAnswer(path, search);
    const [section = '', id] = segmentsOf(path);
    if (id !== undefined) {
      const client = clientOf(request.client);
      if (section === 'application') return receiptAnswer(client, id);
      if (!JOB_SECTIONS.has(section) || NO_JOBS.has(path)) return null;
      if (!isJobId(id)) return missingJob(section, id);
      if (lookups.isKnown(id)) return null;
      const own = withCapitals(id);
      if (own !== null && lookups.isKnown(own)) return moved(`/${section}/${own}${search}`, 308);
      return jobAnswer(client, section, id);
    }
    const texts = LIST_TEXTS.get(section);
    return texts ? listAnswer(texts, { ...request, path: `/${section}` }) : null;
  };
}

/** The sections that have pages of one job, by its id. */
const JOB_SECTIONS: ReadonlySet<string> = new Set(['jobs', 'apply', 'offer']);
/** Other pages beside those of jobs, and feeds: no job is looked up there. A test compares them with the folders of app. */
const NO_JOBS: ReadonlySet<string> = new Set([
  ...Object.values(SEARCH_PAGE_ROOTS),
  '/jobs/feed.xml',
  '/jobs/feed.json',
]);

/**
 * A missing job has one page, the document at the job's own address (docs/decisions/0034), even if its application or an offer beside
 * it was requested: an app would send its scripts along.
 */
function missingJob(section: string, id: string): GateAnswer | null {
  if (section === 'jobs' && isJobId(id)) return null;
  const own = `/jobs/${id}`;
  // Text that cannot be an id may be the name of another page there, and would otherwise be a page of its own in the cache.
  const madeAs = isJobId(id) && !NO_JOBS.has(own) ? own : '/jobs/~';
  return { status: 404, headers: {}, body: null, madeAs };
}

/** @param missing the page rendered in place of all missing ones, so that they take up one page of the cache */
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
 * The one or two segments of a path as Next reads them, each decoded separately (`/jobs/%46ILL1` is `/jobs/FILL1`); empty if the path
 * has more, or cannot be decoded.
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
 * Redirects a page's address with a trailing slash, or with the full stop of the sentence it was sent in, and old addresses with dots,
 * folders and queries, to the page in one hop, whatever other redirects apply. Middleware cannot do this (docs/decisions/0001, 0047); it handles the short addresses that answer
 * with a text.
 */
function gateRedirect(path: string, search: string): GateAnswer | null {
  const isOld = OLD_PATHS.has(plainPath(path));
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

const RECEIPTS_AWAY_SECONDS = 60;
/** Sent like the page of a receipt: no index and no other site learns of it. */
const privately = (given: GateAnswer): GateAnswer => ({
  ...given,
  headers: {
    ...given.headers,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  },
});
