/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * What each request passes before Next (server/main.mjs).
 *
 * - What no part of the site serves is refused (server/rules.mjs): targets that are not a path, methods that no page has, Next's image
 *   optimizer. Next's internal headers are removed.
 * - A path that cannot be decoded gets 400, where Next itself answers 500. Plain characters written as `%2D` and the like are
 *   decoded, because Next would answer 500 to those, too. A path with dot segments or double slashes is redirected to the page in
 *   one hop.
 * - `x-forwarded-for` becomes the client's own address, one address and nothing else. Next believes whatever a client sends; here
 *   it is read from the socket and from as many proxies as TRUSTED_PROXIES says are in front (0: none).
 * - Every answer gets the site's headers (lib/server/gate/response-headers.ts) unless its route sets them, and no client can pass
 *   its own policy to Next, which would read a nonce from it.
 * - An answer on any host other than that of SITE_URL is 'noindex', so that search engines never list a copy for tests
 *   (docs/decisions/0014).
 * - Every request has an id: in each of its log lines (lib/server/process/log.ts) and, as `X-Request-Id`, in its answer. An id that
 *   a proxy sends is kept if proxies are trusted.
 * - A page that the browser already has is answered with 304: its ETag is kept with it (lib/server/pages).
 * - An answer that is sent before the body has arrived can still be read by the sender (server/lingering-close.mjs).
 * - Requests are counted (server/request-metrics.mjs).
 * - The gate that the site has set up (lib/server/gate/request-gate.ts) answers with a page from the cache, or says what else it gets.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { isLeaving } from './drain.mjs';
import { matchesEtag } from './etag.mjs';
import { GUARDED_HEADER } from './fixed-headers.mjs';
import { lingerOnClose } from './lingering-close.mjs';
import { globals } from './process-globals.mjs';
import { countRequest } from './request-metrics.mjs';
import {
  BAD_REQUEST,
  dropInnerHeaders,
  hasTwoHosts,
  movedTo,
  readTarget,
  refuse,
} from './rules.mjs';
import { settings } from './settings.mjs';

const POLICY = 'content-security-policy';
/** Where the log finds the id of the current request. */
const requestIds = new AsyncLocalStorage();
globals.requestIds = requestIds;
/** Files of public/, which Next serves. All else but its own files goes through the gate. */
const FILES = new Set(
  readdirSync('public', { recursive: true, withFileTypes: true }).flatMap((entry) =>
    !entry.isDirectory()
      ? [`${entry.parentPath.slice('public'.length).replaceAll('\\', '/')}/${entry.name}`]
      : [],
  ),
);
const isGated = (path, decoded) => !path.startsWith('/_next/static/') && !FILES.has(decoded);
const { siteUrl, trustedProxies } = settings();

/** Letters, digits, `-`, `.`, `_` and `~`, which need no encoding; and dot segments, which would mean another folder. */
const NEEDLESS = /%(?:2D|2E|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Slashes, backslashes and square brackets that are encoded, which no name of ours contains. */
const STRANGE = /%(?=2F|5[BCD])/gi;

/** The path in a form that is safe for Next. Next decodes it once more, and loops if that makes it one of Next's own paths. */
function normalize(path) {
  // Next's own files may have any name.
  if (path.startsWith('/_next/')) return path;
  const plain = path.replace(NEEDLESS, decodeURIComponent);
  return (DOTS.test(plain) ? path : plain).replace(STRANGE, '%25');
}

/**
 * The one path that browsers make of its variants: without dot segments, double slashes or backslashes. If it had any of these, a
 * trailing slash is removed too. Next would serve the page for each variant, and each would bypass the rules for the page's own
 * path.
 */
function tidy(path) {
  // A tidy path is returned unchanged, including characters that a browser would encode.
  if (!UNTIDY.test(path)) return path;
  const { pathname } = new URL(`http://localhost${path}`);
  return normalize(pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'));
}
const UNTIDY = /\/[/\\]|\\|\/(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** The decoded path; null if it cannot be decoded. */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** An address without port and brackets, in its one spelling: IPv4 as such where it stands in IPv6. Null for anything else. */
function toAddress(text) {
  const plain = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*/, '');
  if (isIP(plain) !== 6) return isIP(plain) ? plain : null;
  const address = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? [];
  return low === undefined ? address : new URL(`http://0x${high}${low.padStart(4, '0')}`).hostname;
}

/**
 * Each proxy appends the address it was called from: with two trusted ones, the third address from the end, the socket's included,
 * is the client's.
 */
function clientAddress(request) {
  const header = String(request.headers['x-forwarded-for'] ?? '');
  const given = trustedProxies > 0 ? header.split(',').filter((part) => part.trim()) : [];
  const chain = [...given, request.socket.remoteAddress ?? ''];
  for (let i = Math.max(0, chain.length - 1 - trustedProxies); i < chain.length; i += 1) {
    const address = toAddress(chain[i]);
    if (address) return address;
  }
  return undefined;
}

function requestIdOf({ headers }) {
  const given = String(headers['x-request-id'] ?? '');
  return trustedProxies > 0 && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The host of an address, normalised: lower case, without the protocol's default port. Null if the address is not valid. */
const toHost = (address) => (URL.canParse(address) ? new URL(address).host : null);

/** The last comparison, because nearly every request has the same host. */
let lastHost = { site: '', asked: '', isKnown: false };
function isHostOf(site, asked) {
  if (lastHost.site !== site || lastHost.asked !== asked) {
    const known = toHost(site);
    const isKnown = known !== null && toHost(`${site.split(':', 1)[0]}://${asked}`) === known;
    lastHost = { site, asked, isKnown };
  }
  return lastHost.isKnown;
}

/** Whether the host is the one visitors know the site by. A forwarded host counts if proxies are trusted, as with addresses. */
function isSiteHost({ headers }) {
  const given = String(headers['x-forwarded-host'] ?? '').split(',');
  const forwarded = given[Math.max(0, given.length - trustedProxies)]?.trim();
  return isHostOf(siteUrl, (trustedProxies > 0 && forwarded) || headers.host);
}

/** The gate's answer, or null to let the request pass; an error in the gate must not become an error of the site. */
async function askGate(request, path, search) {
  try {
    const { method, headers } = request;
    const client = headers['x-forwarded-for'] ?? '';
    return (await globals.requestGate?.({ method, path, search, client, headers })) ?? null;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Whether the browser already has this answer. */
function isKnownToClient({ method, headers }, response, status) {
  if (status !== 200 || (method !== 'GET' && method !== 'HEAD')) return false;
  return matchesEtag(headers['if-none-match'], String(response.getHeader('etag') ?? ''));
}

/** The gate's status for an answer whose page is rendered all the same. It replaces 200. */
const statuses = new WeakMap();

/** Adds the site's headers for this path. The answer gets them when it is sent, because Next appends to headers already set. */
function addHeaders(request, response, path) {
  delete request.headers[POLICY];
  delete request.headers['content-security-policy-report-only'];
  const site = globals.responseHeaders?.forPath(path);
  if (site) Object.assign(request.headers, site.request);
  const { writeHead } = response;
  response.writeHead = function writeHeadWithHeaders(...args) {
    if (args[0] === 200) args[0] = statuses.get(this) ?? 200;
    if (isLeaving()) this.setHeader('connection', 'close');
    for (const name in site?.response)
      if (!this.hasHeader(name)) this.setHeader(name, site.response[name]);
    this.removeHeader('x-middleware-rewrite');
    if (!isKnownToClient(request, this, args[0])) return writeHead.apply(this, args);
    for (const name of ['content-length', 'content-type', 'content-encoding'])
      this.removeHeader(name);
    return writeHead.call(this, 304);
  };
}

function answer(request, response, { status, headers, body }) {
  for (const name in headers) response.setHeader(name, headers[name]);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Passes a request on. An error that Next does not answer itself becomes a plain 500. */
async function passOn(handle, request, response) {
  try {
    await handle(request, response);
  } catch (error) {
    console.error(error);
    response.statusCode = 500;
    response.end('Internal Server Error');
  }
}

/**
 * The listener for requests.
 * @param {(request: IncomingMessage, response: ServerResponse) => unknown} handle Next's request handler
 * @returns {(request: IncomingMessage, response: ServerResponse) => void}
 */
export const guarded = (handle) => (request, response) => {
  if (request.method === 'POST') lingerOnClose(request);
  const id = requestIdOf(request);
  response.setHeader('X-Request-Id', id);
  requestIds.run(id, () => guard(request, response, () => void passOn(handle, request, response)));
};

/** @param pass passes the request to Next */
function guard(request, response, pass) {
  const isTarget = !hasTwoHosts(request) && readTarget(request);
  dropInnerHeaders(request);
  request.headers[GUARDED_HEADER] = '1';
  if (!isSiteHost(request)) response.setHeader('X-Robots-Tag', 'noindex');
  const asked = request.url.split('?', 1)[0];
  const search = request.url.slice(asked.length);
  const decoded = isTarget ? decode(asked) : null;
  const path = decoded === null ? asked : normalize(asked);
  request.url = path + search;
  countRequest(response, decoded ?? path);
  addHeaders(request, response, decoded ?? path);
  const refusal = decoded === null ? BAD_REQUEST : refuse(request.method, decoded);
  if (refusal) return answer(request, response, refusal);
  const plain = tidy(path);
  if (plain !== path) return answer(request, response, movedTo(plain + search));
  const address = clientAddress(request);
  if (address) request.headers['x-forwarded-for'] = address;
  else delete request.headers['x-forwarded-for'];
  if (!isGated(path, decoded ?? path)) return pass();
  void askGate(request, path, search).then((turnedAway) => {
    if (turnedAway && turnedAway.body !== null) return answer(request, response, turnedAway);
    if (turnedAway) statuses.set(response, turnedAway.status);
    pass();
  });
}
