import 'server-only';
import { SITE } from '@/lib/config/site';
import { isJobId } from '@/lib/platform/job-id';
import type { JobLookups } from './job-lookup-store';

/** A request as the gate sees it: before Next, without its body. */
export type GateRequest = { readonly method: string; readonly path: string };
export type GateAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
export type RequestGate = (request: GateRequest) => GateAnswer | null;

/** Where `scripts/request-guard.mjs` looks for the gate. */
export const GATE_KEY = Symbol.for('fernway.request-gate');

const JOB_PAGE = /^\/(?:jobs|apply)\/([^/]+)\/?$/;

/**
 * Turns away look-ups of unknown jobs beyond the budget (docs/product/decisions.md, 'filled or unknown job') with the
 * 503 and Retry-After that a page cannot send itself. Everything else passes.
 */
export function createRequestGate({ admit }: Pick<JobLookups, 'admit'>): RequestGate {
  return ({ method, path }) => {
    const id = JOB_PAGE.exec(path)?.[1];
    if (id === undefined || !isJobId(id) || (method !== 'GET' && method !== 'HEAD')) return null;
    const admission = admit(id);
    return admission.admitted ? null : tooMany(admission.retryAfterSeconds);
  };
}

function tooMany(retryAfterSeconds: number): GateAnswer {
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
    body: PAGE,
  };
}

/** Small and self-contained: this answer is for the minutes in which somebody asks for ids by the hundred. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${SITE.brand}</title>
<main>
<h1>Failed to load job details. Please try again later.</h1>
<p><a href="/jobs">See all open jobs</a> or call <a href="${SITE.phone.href}">${SITE.phone.text}</a>.</p>
</main>
</html>
`;
