/**
 * Stands before Next in `next start` and in a standalone server alike: `node --import ./scripts/server/request-guard.mjs …`.
 *
 * - What no part of the site is for goes no further (scripts/server/request-rules.mjs): targets that are no path, methods that no page
 *   has, Next's image optimizer, headers that are Next's own.
 * - A path that cannot be decoded answers 400; Next itself answers 500. One that writes plain characters as `%2D` and the like is
 *   the plain one; Next would answer 500 to that, too. One with segments of dots or slashes twice leads to the page in one hop.
 * - `x-forwarded-for` becomes the client's own address, one address and nothing else. Next believes whatever a client
 *   sends; here it is read from the socket and from as many proxies as TRUSTED_PROXIES says stand in front (0: none).
 * - Every answer gets the site's headers (lib/server/gate/response-headers.ts) where its route says nothing else, and no client
 *   can pass a policy of its own on to Next, which would read a nonce from it.
 * - An answer on any host but that of SITE_URL says 'noindex': a copy for tests is never found (docs/decisions/0014).
 * - Every request has an id: in each of its log lines (lib/server/process/log.ts) and, as `X-Request-Id`, in its answer. One that a
 *   proxy sends is kept where proxies are trusted.
 * - A page of the build is kept for minutes by whoever stands in front, not for a year.
 * - A page that the browser has already is a 304: its ETag is kept with it (scripts/server/page-cache.mjs).
 * - An answer that leaves before the body has come is still read by whoever sends (scripts/server/lingering-close.mjs).
 * - Told to end, it drains (scripts/server/drain.mjs).
 * - Requests are counted (scripts/server/request-metrics.mjs).
 * - The gate the site has set up (lib/server/gate/request-gate.ts) may answer before a page is rendered, or say its status.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { isIP } from 'node:net';
import { isLeaving, noteConnection, noteRequest, noteServer } from './drain.mjs';
import { matchesEtag } from './etag.mjs';
import { lingerOnClose } from './lingering-close.mjs';
import { globals, OWN_KEY_HEADER } from './process-globals.mjs';
import { countRequest } from './request-metrics.mjs';
import { BAD_REQUEST, dropInnerHeaders, movedTo, readTarget, refuse } from './request-rules.mjs';

const POLICY = 'content-security-policy';
/** Where the log finds the id of the request that is being answered. */
const requestIds = new AsyncLocalStorage();
globals.requestIds = requestIds;
/**
 * What the gate is asked about: pages of jobs, of pay and of receipts, a slash at the end, old addresses. Everything else passes without
 * waiting a moment.
 */
const isGated = (path) => GATED.test(path) || globals.oldPaths?.has(path.toLowerCase());
const GATED =
  /^\/(?:jobs|pay|apply|offer|application|compare|job-directory|job-map(?:-embed)?)(?:\/|$)|[^/]\/$/i;
const trustedProxies = Math.max(0, Math.trunc(Number(process.env.TRUSTED_PROXIES)) || 0);

/** Letters, digits, `-`, `.`, `_` and `~` as nobody needs to write them; and a segment of dots, which would be another folder. */
const NEEDLESS = /%(?:2D|2E|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Slashes and brackets that are letters of a name, as no name of ours has them. */
const STRANGE = /%(?=2F|5[BCD])/gi;

/** The path as Next may have it: it decodes once more, and goes round in circles where only that makes it one of its own. */
function normalize(path) {
  // Files of Next's may have any name.
  if (path.startsWith('/_next/')) return path;
  const plain = path.replace(NEEDLESS, decodeURIComponent);
  return (DOTS.test(plain) ? path : plain).replace(STRANGE, '%25');
}

/**
 * The one path that browsers make of it: without segments of dots, without slashes twice or the other way round, and then without
 * one at its end. Next takes each of them for the page, which would be as many ways round what is said of the page's own path.
 */
function tidy(path) {
  // What is written as it should be stays as it is, signs that a browser would write otherwise included.
  if (!UNTIDY.test(path)) return path;
  const { pathname } = new URL(`http://localhost${path}`);
  return normalize(pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'));
}
const UNTIDY = /\/[/\\]|\\|\/(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** The path in plain characters; null where it cannot be decoded. */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** An address without port, brackets and the IPv4-in-IPv6 prefix; null for anything else. */
function toAddress(text) {
  const plain = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) ? plain : null;
}

/** Each proxy adds whom it heard from at the end: with two trusted ones, the third address from the end is the client's. */
function clientAddress(request) {
  const header = String(request.headers['x-forwarded-for'] ?? '');
  const told = trustedProxies > 0 ? header.split(',').filter((part) => part.trim()) : [];
  const chain = [...told, request.socket.remoteAddress ?? ''];
  for (let i = Math.max(0, chain.length - 1 - trustedProxies); i < chain.length; i += 1) {
    const address = toAddress(chain[i]);
    if (address) return address;
  }
  return undefined;
}

function requestIdOf({ headers }) {
  const told = String(headers['x-request-id'] ?? '');
  return trustedProxies > 0 && /^[\w-]{8,64}$/.test(told) ? told : randomUUID();
}

/** The site's own address, as `lib/config/env.ts` has it. Read late: Next fills in the settings of `.env` first. */
const siteUrl = () =>
  process.env.SITE_URL?.trim() || `http://localhost:${process.env.PORT || '3000'}`;

/** A host as addresses have it: small letters, no port where it is the protocol's own. Null for what is none. */
const toHost = (address) => (URL.canParse(address) ? new URL(address).host : null);

/** The last that was asked: nearly every request asks the same. */
let lastHost = { site: '', asked: '', isKnown: false };
function isHostOf(site, asked) {
  if (lastHost.site !== site || lastHost.asked !== asked) {
    const known = toHost(site);
    const isKnown = known !== null && toHost(`${site.split(':', 1)[0]}://${asked}`) === known;
    lastHost = { site, asked, isKnown };
  }
  return lastHost.isKnown;
}

/** Whether visitors know this host as the site. What proxies say of it counts when they are trusted, as with addresses. */
function isSiteHost({ headers }) {
  const told = String(headers['x-forwarded-host'] ?? '').split(',');
  const forwarded = told[Math.max(0, told.length - trustedProxies)]?.trim();
  return isHostOf(siteUrl(), (trustedProxies > 0 && forwarded) || headers.host);
}

/** The gate's answer, or null to let the request pass; a fault of the gate must not become a fault of the site. */
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

/** Whether the answer is one that the browser has. */
function isKnownToClient({ method, headers }, response, status) {
  if (status !== 200 || (method !== 'GET' && method !== 'HEAD')) return false;
  return matchesEtag(headers['if-none-match'], String(response.getHeader('etag') ?? ''));
}

/** Next's default for prerendered pages. Proxies are told minutes instead, since a release changes them. */
const FOR_A_YEAR = 's-maxage=31536000';

/** With what status a page answers that is made all the same, in place of 200. */
const statuses = new WeakMap();

/** Adds what the site says of this path, to the answer only as it leaves: Next appends to headers that are there before. */
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
    if (this.getHeader('cache-control') === FOR_A_YEAR)
      this.setHeader('cache-control', 's-maxage=300');
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

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function guardedEmit(event, ...args) {
  if (event === 'listening') {
    globals.server = this;
    noteServer(this);
  }
  if (event === 'connection') noteConnection(args[0]);
  if (event !== 'request') return Reflect.apply(emit, this, [event, ...args]);
  const [request, response] = args;
  noteRequest(request.socket);
  if (request.method === 'POST') lingerOnClose(request);
  const id = requestIdOf(request);
  response.setHeader('X-Request-Id', id);
  const pass = () => Reflect.apply(emit, this, [event, ...args]);
  return requestIds.run(id, () => guard(request, response, pass));
};

function isOwn({ headers }) {
  const { [OWN_KEY_HEADER]: told } = headers;
  delete headers[OWN_KEY_HEADER];
  return told === globals.ownKey;
}

/** @param pass hands the request on to Next */
function guard(request, response, pass) {
  const isTarget = readTarget(request);
  dropInnerHeaders(request);
  if (!isSiteHost(request)) response.setHeader('X-Robots-Tag', 'noindex');
  const asked = request.url.split('?', 1)[0];
  const search = request.url.slice(asked.length);
  // The site asks itself for what it caches (lib/server/http/fetch-own-page.ts): as Next renders it, counted by nobody.
  if (isOwn(request)) return pass();
  const decoded = isTarget ? decode(asked) : null;
  const path = decoded === null ? asked : normalize(asked);
  request.url = path + search;
  countRequest(response, decoded ?? path);
  addHeaders(request, response, decoded ?? path);
  const refusal = decoded === null ? BAD_REQUEST : refuse(request.method, decoded);
  if (refusal) {
    answer(request, response, refusal);
    return true;
  }
  const plain = tidy(path);
  if (plain !== path) {
    answer(request, response, movedTo(plain + search));
    return true;
  }
  const address = clientAddress(request);
  if (address) request.headers['x-forwarded-for'] = address;
  else delete request.headers['x-forwarded-for'];
  if (!isGated(decoded ?? path)) return pass();
  void askGate(request, path, search).then((turnedAway) => {
    if (turnedAway && turnedAway.body !== null) return answer(request, response, turnedAway);
    if (turnedAway) statuses.set(response, turnedAway.status);
    if (turnedAway?.madeAs) request.url = turnedAway.madeAs;
    pass();
  });
  return true;
}
