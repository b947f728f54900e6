/** @import { AsyncLocalStorage } from 'node:async_hooks' */
/** @import { IncomingMessage, Server, ServerResponse } from 'node:http' */
/** @import { Breaker, GuardedCall } from '../lib/platform/http/breakers' */
/** @import { RequestGate } from '../lib/server/gate/request-gate' */
/** @import { SiteHeaders } from '../lib/server/gate/response-headers' */

/**
 * What exists once per process. The guard and Next's bundles (instrumentation, pages, handlers) each load their own
 * copies of modules, and share these values.
 * @typedef {object} ProcessGlobals
 * @property {Server} [server] the site's HTTP server, for requests of the site to itself
 * @property {AsyncLocalStorage<string>} [requestIds] the id of the current request: set by the guard, for the log
 * @property {RequestGate} [requestGate] may answer before a page is rendered: set by the site, for the guard
 * @property {SiteHeaders} [responseHeaders] set by the site, for the guard
 * @property {(request: IncomingMessage, response: ServerResponse) => Promise<void>} [handle] Next's request handler: set by
 *   server/main.mjs, for the page cache
 * @property {Set<Promise<unknown>>} unfinished work that a shutdown waits for though no connection does: added by the site, for
 *   server/drain.mjs
 * @property {() => Promise<void>} [closeLast] what a shutdown does last, when all work has ended: set by the site, for server/drain.mjs
 * @property {Map<GuardedCall, Breaker>} breakers by kind of call to the platform
 * @property {Map<string, Map<string, any>>} metrics counts and histograms by metric and series (server/metrics.mjs)
 * @property {Map<string, unknown>} values what lib/server/process/process-wide.ts creates once, by its name
 */

const KEY = Symbol.for('site.process-globals');
/** @type {typeof globalThis & { [KEY]?: ProcessGlobals }} */
const holder = globalThis;

export const globals = (holder[KEY] ??= {
  unfinished: new Set(),
  breakers: new Map(),
  metrics: new Map(),
  values: new Map(),
});
