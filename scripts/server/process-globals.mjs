/** @import { AsyncLocalStorage } from 'node:async_hooks' */
/** @import { Server } from 'node:http' */
/** @import { Breaker, GuardedCall } from '../../lib/platform/http/breakers' */
/** @import { RequestGate } from '../../lib/server/gate/request-gate' */
/** @import { SiteHeaders } from '../../lib/server/gate/response-headers' */
/** @import { RedisLink } from '../../lib/server/redis/redis-link' */
/** @import { SharedPages } from '../../lib/server/redis/shared-pages' */

/**
 * What there is once in a process. The guard, the cache of pages and Next's bundles (instrumentation, pages, handlers) each load modules
 * of their own, and meet here.
 * @typedef {object} ProcessGlobals
 * @property {Server} [server] what the site listens with: of the guard, for the self-check
 * @property {AsyncLocalStorage<string>} [requestIds] the id of the request that is being answered: of the guard, for the log
 * @property {RequestGate} [requestGate] may answer before a page is rendered: of the site, for the guard
 * @property {ReadonlySet<string>} [oldPaths] paths of old addresses the gate is asked about: of the site, for the guard
 * @property {SiteHeaders} [responseHeaders] of the site, for the guard and the cache of pages
 * @property {() => Promise<boolean>} [areJobsKnown] whether any list of jobs is known, read or waited for: of the site, for the
 *   cache of pages
 * @property {string} ownKey what the site's requests to itself say, and nobody else can know: for the guard
 * @property {string} [serverDistDir] Next's folder of this build: of the cache of pages, for what is shared between instances
 * @property {SharedPages} [sharedPages] pages that other instances made, with REDIS_URL: of the site, for the cache of pages
 * @property {Set<Promise<unknown>>} unfinished what an ending process waits for though no connection does: of the site, for
 *   scripts/server/drain.mjs
 * @property {RedisLink} [redis] the one connection, with REDIS_URL
 * @property {Map<GuardedCall, Breaker>} breakers by kind of call to the platform
 * @property {Map<string, Map<string, any>>} metrics counts and histograms by metric and series (scripts/server/metrics.mjs)
 * @property {Map<string, unknown>} values what is made once in lib/server/process/process-wide.ts, by its name
 */

/** The header that carries `ownKey`. */
export const OWN_KEY_HEADER = 'x-own-key';

const KEY = Symbol.for('site.process-globals');
/** @type {typeof globalThis & { [KEY]?: ProcessGlobals }} */
const holder = globalThis;

export const globals = (holder[KEY] ??= {
  ownKey: crypto.randomUUID(),
  unfinished: new Set(),
  breakers: new Map(),
  metrics: new Map(),
  values: new Map(),
});
