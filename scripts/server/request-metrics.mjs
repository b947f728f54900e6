/** Counts requests and how long they take, by kind of page (docs/decisions/0045): for the guard, which sees every one. */
import { count, observe } from './metrics.mjs';

/** Files, and what asks for the numbers themselves. A web server in front counts those better. */
const LEFT_OUT =
  /^\/(?:_next|art|icons|map|photos|share|\.well-known)\/|^\/metrics\/?$|\.(?:png|ico|svg|txt|webmanifest)$|^\/speculation-rules\.json$/;
const API = /^\/api\//;
const FEED = /^\/(?:feeds|sitemaps)\/|^\/jobs\/feed\.|^\/sitemap\.xml$|^\/pay\/.+\.csv$/;
/** The pages of app/(apps), (hosted) and (bare); a test compares them with the folders. */
const APP =
  /^\/(?:jobs|saved|job-map|job-map-embed|reference|ref|upload|onboarding|contact|quickapply|application\/[^/]+|apply\/[^/]+|offer\/[^/]+|jobs\/[^/]+\/apply)\/?$/;

/**
 * The kind of page at a path, decoded; null for what is not counted. An address that is none, or leads on to another, is
 * answered as a document.
 */
export function pageKind(path) {
  if (LEFT_OUT.test(path)) return null;
  if (API.test(path)) return 'api';
  if (FEED.test(path)) return 'feed';
  return APP.test(path) ? 'app' : 'document';
}

/** Counts this request once its answer is out, or once whoever asked is gone. */
export function countRequest(response, path) {
  const kind = pageKind(path);
  if (kind === null) return;
  const began = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? `${String(response.statusCode)[0]}xx` : 'aborted';
    count('site_http_requests_total', { kind, status });
    observe('site_http_request_duration_seconds', { kind }, (performance.now() - began) / 1_000);
  });
}
