import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { redirectFor } from '@/lib/content/addresses/redirects';
import type { ReceiptState } from '@/lib/domain/application/receipt';
import { readReceipt } from '@/lib/domain/application/receipt';
import { decoded } from '@/lib/domain/basics/decoded';
import { isJobId, withCapitals } from '@/lib/domain/job/job-id';
import { PAGE_CACHE } from '@/lib/config/limits';
import { clientOf } from '@/lib/server/http/client-address';
import type { RateLimit } from '@/lib/server/http/rate-limit';
import { withTyped } from '@/lib/server/jobs/look-up/compared-jobs';
import type { JobLookups } from '@/lib/server/jobs/look-up/job-lookup-store';
import { dataAnswer, pageAnswer } from '@/lib/server/pages/page-answer';
import {
  compareSource,
  jobSource,
  listSource,
  NOT_FOUND_SOURCE,
  pageOfBuildSource,
  searchSource,
  shortlistSource,
  textSource,
  type PageSource,
} from '@/lib/server/pages/page-sources';
import type { Pages } from '@/lib/server/pages/pages';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import type { SnapshotStore } from '@/lib/server/jobs/snapshot/snapshot-store';
import { addressOf, type Address } from './addresses';
import {
  gateRedirect,
  moved,
  privately,
  seeOther,
  unavailable,
  type GateAnswer,
} from './gate-answers';
import { turnList, turnPayPage, turnSearchPage, type Turn } from './moved-page';
import { UNAVAILABLE_POLICY } from './unavailable-page';
import {
  jobPageDown,
  LIST_TEXTS,
  listDown,
  PAGE_BUSY,
  PAGE_FAILED,
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
/** Null lets the request pass to Next. */
export type RequestGate = (request: GateRequest) => Promise<GateAnswer | null>;

/** What the gate decides on a page that is the same for everybody: its status, unless Next's own. */
type Shown = { readonly source: PageSource; readonly status?: number };
type Decision = GateAnswer | Shown | null;

type Parts = {
  readonly lookups: Pick<JobLookups, 'isKnown' | 'lastFound' | 'find'>;
  readonly receipts: {
    /** Counts a look-up; the seconds to wait if there were too many. */
    readonly mayLookUp: RateLimit;
    readonly find: (code: string) => Promise<ReceiptState | null>;
  };
  readonly snapshots: Pick<SnapshotStore, 'known' | 'state'>;
  readonly pages: Pages;
};

const ONE_SEGMENT = /^\/[^/]+\/?$/;
const NOT_FOUND: Shown = { source: NOT_FOUND_SOURCE, status: 404 };

/**
 * Decides what a request gets, in this order (docs/flows.md): a redirect; what stands at the address; whether that is missing or cannot be
 * shown now; then its page from the cache.
 *
 * A page that is missing gets 404. One that cannot be rendered gets 503 with Retry-After and the text in the HTML, and a client that has
 * looked up too many receipts gets 429. A page of Next that throws sends a 500, shows its text only by script, and tells search engines
 * 'noindex'; a failing platform must not remove a job from the index (docs/product/decisions.md, 'status codes').
 */
export function createRequestGate({ lookups, receipts, snapshots, pages }: Parts): RequestGate {
  /** What is decided with the list of jobs; 503 with this page while none is known. */
  async function withList(
    decide: (snapshot: Snapshot) => Decision | Promise<Decision>,
    down = listDown,
    policy = UNAVAILABLE_POLICY,
  ): Promise<Decision> {
    const state = await snapshots.state();
    if (state.ok) return decide(state.snapshot);
    return unavailable(down(state.error.message), state.error.retryAfterSeconds, policy);
  }

  function listDecision(
    path: string,
    decide: (snapshot: Snapshot) => Decision | Promise<Decision>,
  ): Promise<Decision> {
    const { down, policy } = textsOf(path);
    return withList(decide, down, policy);
  }

  async function jobDecision(
    { section, id }: Extract<Address, { kind: 'job' }>,
    { client, search }: GateRequest,
  ): Promise<Decision> {
    if (!isJobId(id)) return missingJob(NO_JOB);
    const own = lookups.isKnown(id) ? null : withCapitals(id);
    if (own !== null && lookups.isKnown(own)) return moved(`/${section}/${own}${search}`, 308);
    const lookup = await lookups.find(id, clientOf(client));
    if (lookup.status === 'missing') return missingJob(id);
    if (lookup.status === 'unavailable')
      return unavailable(jobPageDown(id), lookup.retryAfterSeconds);
    const source = jobSource(`/${section}/${id}`, lookup, snapshots.known());
    return { source: { ...source, isStill: () => lookups.lastFound(id) !== undefined } };
  }

  /**
   * A missing job has one page, the document at the job's own address (docs/decisions/0003), even if its application or an offer beside
   * it was requested: an app would send its scripts along.
   */
  function missingJob(asked: string): Shown {
    // Something else may stand there.
    const id = addressOf(`/jobs/${asked}`).kind === 'job' ? asked : NO_JOB;
    const source = jobSource(`/jobs/${id}`, MISSING, snapshots.known());
    return {
      source: { ...source, isStill: () => lookups.lastFound(id) === undefined },
      status: 404,
    };
  }

  /** A page that ends in `notFound()` is rendered again in the browser and loses its elements, so the status is set here. */
  async function receiptDecision(client: string, text: string): Promise<GateAnswer | null> {
    const retryAfterSeconds = await receipts.mayLookUp(client);
    if (retryAfterSeconds !== null)
      return privately({ ...unavailable(TOO_MANY_LOOK_UPS, retryAfterSeconds), status: 429 });
    const code = readReceipt(text);
    try {
      const isKnown = code !== null && (await receipts.find(code)) !== null;
      return isKnown ? null : { status: 404, headers: {}, body: null };
    } catch {
      // Its state cannot be read: that must never become 'we do not know this code'.
      return privately(unavailable(RECEIPTS_AWAY, RECEIPTS_AWAY_SECONDS));
    }
  }

  async function decide(request: GateRequest): Promise<Decision> {
    const { path, search } = request;
    const address = addressOf(path);
    switch (address.kind) {
      case 'handler':
      case 'own':
        return null;
      case 'text':
        return { source: textSource(address.path, search) };
      case 'with jobs':
        if (address.needsList)
          return listDecision(address.path, (jobs) => ({
            source: pageOfBuildSource(address.path, jobs),
          }));
        return { source: pageOfBuildSource(address.path, await listOrNull()) };
      case 'list':
        return listDecision(
          address.path,
          (jobs) =>
            turnList(address.path, search, jobs.index) ?? {
              source: listSource(address.path, search, jobs),
            },
        );
      case 'compare':
        if (new URLSearchParams(search).has('add'))
          return listDecision(address.path, async (jobs) =>
            seeOther(await withTyped(search, jobs)),
          );
        return listDecision(address.path, async (jobs) => ({
          source: await compareSource(search, jobs),
        }));
      case 'shortlist':
        return { source: await shortlistSource(search, await listOrNull()) };
      case 'search':
        return withList((jobs) => {
          const turn = turnSearchPage(jobs.searchPages.pages, path, search);
          return turned(turn, jobs, '/jobs/in/~');
        });
      case 'pay':
        return withList((jobs) => {
          const turn = turnPayPage(jobs.payPages, jobs.searchPages.pages, path, search);
          return turned(turn, jobs, '/pay/~');
        });
      case 'job':
        return jobDecision(address, request);
      case 'receipt':
        return receiptDecision(clientOf(request.client), address.code);
      case 'unknown':
        // Middleware answers old and short addresses, which have one segment.
        return ONE_SEGMENT.test(path) && redirectFor(path, search) ? null : NOT_FOUND;
    }
  }

  async function listOrNull(): Promise<Snapshot | null> {
    const state = await snapshots.state();
    return state.ok ? state.snapshot : null;
  }

  async function show(
    { source, status }: Shown,
    request: GateRequest,
  ): Promise<GateAnswer | 'changed'> {
    const { path, search, headers } = request;
    const asked = { headers, client: clientOf(request.client) };
    const page =
      headers.rsc === '1'
        ? await dataAnswer(pages, source, (status === 404 ? source.url : path) + search, asked)
        : await pageAnswer(pages, source, asked);
    if (page === 'changed') return page;
    if (typeof page !== 'string') return page.status === 200 && status ? { ...page, status } : page;
    const { busy, policy } = textsOf(path);
    return unavailable(page === 'busy' ? busy : PAGE_FAILED, PAGE_CACHE.busyRetrySeconds, policy);
  }

  return async (request) => {
    const redirect = gateRedirect(request.path, request.search);
    if (redirect) return redirect;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && addressOf(request.path).kind !== 'unknown') return null;
    for (let n = 0; n < DECISIONS; n += 1) {
      const decision = await decide(request);
      if (decision === null || !('source' in decision)) return decision;
      const answer = await show(decision, request);
      if (answer !== 'changed') return answer;
    }
    return unavailable(PAGE_FAILED, PAGE_CACHE.busyRetrySeconds);
  };
}

/** What is said instead of a page while it cannot be shown. */
const textsOf = (path: string) =>
  LIST_TEXTS.get(decoded(path).slice(1)) ?? {
    down: listDown,
    busy: PAGE_BUSY,
    policy: UNAVAILABLE_POLICY,
  };

/** Stands for all text that cannot be a job's id. */
const NO_JOB = '~';
const MISSING = { status: 'missing' } as const;
/** How often it is decided what a request gets, if that changes while the page is made. */
const DECISIONS = 3;

/** @param missing the page rendered in place of all missing ones, so that they take up one page of the cache */
function turned(turn: Turn, jobs: Snapshot, missing: string): Decision {
  if (turn === 'missing') {
    // The next list may have it.
    const frontSeconds = PAGE_CACHE.frontSeconds.list;
    return { source: { ...searchSource(missing, 1, jobs), frontSeconds }, status: 404 };
  }
  if ('location' in turn) return moved(turn.location, turn.status);
  return { source: searchSource(turn.path, turn.page, jobs) };
}

const RECEIPTS_AWAY_SECONDS = 60;
