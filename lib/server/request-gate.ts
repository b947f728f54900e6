import 'server-only';
import { redirectFor, redirectHeaders } from '@/lib/content/redirects';
import { isJobId } from '@/lib/platform/job-id';
import type { JobLookups } from './job-lookup-store';
import type { SnapshotStore } from './snapshot-store';
import type { UnavailablePage } from './unavailable-page';
import { unavailablePage } from './unavailable-page';

/** A request as the gate sees it: before Next, without its body. */
type GateRequest = {
  readonly method: string;
  readonly path: string;
  /** The query with its '?', or ''. */
  readonly search: string;
};
type GateAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
/** Null lets the request pass. */
export type RequestGate = (request: GateRequest) => GateAnswer | null | Promise<GateAnswer | null>;

/** Where `scripts/request-guard.mjs` looks for the gate. */
export const GATE_KEY = Symbol.for('fernway.request-gate');

const LIST_PAGE = /^\/jobs\/?$/;
const JOB_PAGE = /^\/(?:jobs|apply)\/([^/]+)\/?$/;

type Parts = {
  readonly lookups: Pick<JobLookups, 'isKnown' | 'find'>;
  readonly snapshots: Pick<SnapshotStore, 'known' | 'state'>;
};

/**
 * Sends an address with a slash at the end on its way, and answers where a page could not: with a 503, Retry-After and the text in the HTML. A page of Next that throws sends 500,
 * its text by script alone, and tells search engines 'noindex'; a failing platform must not cost the index a job
 * (docs/product/decisions.md, 'status codes'). What the gate finds out is remembered, so the page does not ask again.
 */
export function createRequestGate({ lookups, snapshots }: Parts): RequestGate {
  async function listAnswer(): Promise<GateAnswer | null> {
    const state = await snapshots.state();
    return state.ok ? null : answer(listPage(state.error.message), state.error.retryAfterSeconds);
  }

  async function jobAnswer(id: string): Promise<GateAnswer | null> {
    const lookup = await lookups.find(id);
    return lookup.status === 'unavailable' ? answer(JOB_PAGE_DOWN, lookup.retryAfterSeconds) : null;
  }

  return ({ method, path, search }) => {
    const redirect = slashRedirect(path, search);
    if (redirect) return redirect;
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (LIST_PAGE.test(path)) return snapshots.known() ? null : listAnswer();
    const id = JOB_PAGE.exec(path)?.[1];
    return id === undefined || !isJobId(id) || lookups.isKnown(id) ? null : jobAnswer(id);
  };
}

/**
 * A page's address with a slash at the end: one hop to the page, whatever else the redirects make of it. Middleware cannot
 * do this (docs/decisions/0001); the short addresses that answer with a text are left to it.
 */
function slashRedirect(path: string, search: string): GateAnswer | null {
  if (!/[^/]\/$/.test(path) || /^\/(?:api|_next)\//.test(path)) return null;
  const redirect = redirectFor(path, search);
  if (!redirect || redirect.text) return null;
  return { status: redirect.status, headers: redirectHeaders(redirect), body: '' };
}

function answer(page: UnavailablePage, retryAfterSeconds: number): GateAnswer {
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
    body: unavailablePage(page),
  };
}

const JOB_PAGE_DOWN: UnavailablePage = {
  heading: 'This job did not load',
  text: 'Failed to load job details. Please try again later.',
  link: { href: '/jobs', text: 'Back to jobs' },
};

/** `message` is the cause's first sentence without its full stop (docs/product/decisions.md, 'list load error'). */
function listPage(message: string): UnavailablePage {
  const cause = message.split(/\.(?:\s|$)/, 1)[0];
  return {
    heading: 'Available Positions',
    text: `Failed to load job listings: ${cause}. Please check your network connection and try again. If the problem persists, contact support.`,
    link: { href: '/quickapply', text: 'Quick Apply' },
  };
}
