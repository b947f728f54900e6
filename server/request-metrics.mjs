/** Counts requests and how long they take, by kind of page (docs/decisions/0013); called by the guard, which sees every request. */
import { count, observe } from './metrics.mjs';

/** Files, and requests for the metrics themselves. A web server in front counts those better. */
const LEFT_OUT =
  /^\/(?:_next|art|icons|map|photos|share|\.well-known)\/|^\/metrics\/?$|\.(?:png|ico|svg|txt|webmanifest)$|^\/speculation-rules\.json$/;
const API = /^\/api\//;
const FEED = /^\/(?:feeds|sitemaps)\/|^\/jobs\/feed\.|^\/sitemap\.xml$/;
/** The pages of app/(apps), (hosted) and (bare); a test compares them with the folders. */
const APP =
  /^\/(?:jobs|job-map|job-map-embed|reference|ref|upload|onboarding|contact|quickapply|application\/[^/]+|apply\/[^/]+|offer\/[^/]+|jobs\/[^/]+\/apply)\/?$/;

/** The kind of page at a decoded path; null if it is not counted. Unknown addresses and redirects are counted as documents. */
export function pageKind(path) {
  if (LEFT_OUT.test(path)) return null;
  if (API.test(path)) return 'api';
  if (FEED.test(path)) return 'feed';
  return APP.test(path) ? 'app' : 'document';
}

/** Counts this request once its answer is sent, or once the client has disconnected. */
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
