import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import * as cacheControlsOfNext from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { isDocument, withoutFramework } from './document-page.mjs';
import { globals } from './process-globals.mjs';

/**
 * Next's own page cache, with the site's headers on each cached page (docs/decisions/0016). The site registers its headers at
 * start-up (lib/server/gate/response-headers.ts); there are none during the build, so built pages get theirs on their first read.
 *
 * - A document is stored without Next's scripts (0039).
 * - The page of a missing job is a 404 (lib/server/job-lookup/missing-job.ts). Once it is old, its next reader waits for a fresh one: a
 *   page that Next renders while it answers 404 says 'noindex', and the job may be open by then.
 * - A page rendered without jobs, as during the build, counts as missing once jobs are known (lib/server/snapshot/without-jobs.ts):
 *   its first reader waits for a fresh one.
 * - With REDIS_URL, a page that is missing or stale here may have been rendered by another instance
 *   (lib/server/redis/shared-pages.ts); a fresh one is served from memory, without asking.
 */

/**
 * In Node the default import is the whole module; in Next's bundle for middleware it is the default export. Untyped, because we use
 * its private parts.
 * @type {any}
 */
const FileSystemCache = Reflect.get(fileSystemCache, 'default') ?? fileSystemCache;

/** Addresses of which Next remembers how long their page stays fresh, some 500 bytes each. */
const REMEMBERED_MAX = 10_000;

/** A map that forgets what was set longest ago. */
class BoundedMap extends Map {
  /** @override */
  set(key, value) {
    this.delete(key);
    super.set(key, value);
    if (this.size > REMEMBERED_MAX) this.delete(this.keys().next().value);
    return this;
  }
}

/**
 * Next remembers each address that it has ever rendered a page for, and anyone can invent those of missing jobs. What it forgets costs
 * nothing: the same is stored with the page. e2e/run/invented-addresses.spec.ts checks that this is Next's only memory without a bound.
 * @type {any}
 */
const { SharedCacheControls } = Reflect.get(cacheControlsOfNext, 'default') ?? cacheControlsOfNext;
if (SharedCacheControls?.cacheControls) SharedCacheControls.cacheControls = new BoundedMap();

const TAGS = 'x-next-cache-tags';
const POLICY = 'content-security-policy';

const isTagged = (page, tag) => page?.headers?.[TAGS]?.split(',').includes(tag) === true;

function makeReady(page) {
  const site = globals.responseHeaders;
  if (!site || page?.kind !== 'APP_PAGE' || typeof page.html !== 'string') return;
  if (page.headers?.[POLICY]) return;
  if (isDocument(page.html)) page.html = withoutFramework(page.html);
  page.headers = { ...page.headers, ...site.forCachedPage(page.html) };
}

const isWithoutJobs = (page) => isTagged(page, 'without-jobs');
const isMissing = (page) => isTagged(page, 'missing-job');

const isOutdated = async (page) => isWithoutJobs(page) && (await globals.areJobsKnown?.()) === true;

/** A page that is rendered again from time to time; others are in the build of every instance. */
const isShared = (kind, cacheControl) =>
  (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && Number.isFinite(cacheControl?.revalidate);

/** How long pages rendered here stay fresh. Since 16.4 Next stores it with the page; older versions do not expose it. */
const cacheControls = new WeakMap();

function isFresh({ value, lastModified, cacheControl = cacheControls.get(value) }) {
  if (cacheControl === undefined || cacheControl.revalidate === false) return true;
  return Date.now() < lastModified + cacheControl.revalidate * 1_000;
}

export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    globals.serverDistDir = this.serverDistDir;
  }

  async get(...call) {
    const [key, { kind }] = call;
    const cached = await super.get(...call);
    const entry = (await isOutdated(cached?.value)) ? null : cached;
    const found = entry && isFresh(entry) ? entry : await this.#newer(key, kind, entry);
    if (isMissing(found?.value) && !isFresh(found)) return null;
    makeReady(found?.value);
    return found;
  }

  async set(key, page, context) {
    if (isMissing(page)) page.status = 404;
    makeReady(page);
    const lastModified = Date.now();
    await super.set(key, page, context);
    const { cacheControl } = context;
    if (page && cacheControl) cacheControls.set(page, cacheControl);
    if (!isShared(page?.kind, cacheControl) || isWithoutJobs(page)) return;
    const expire = cacheControl.expire ?? cacheControl.revalidate;
    const entry = { value: page, lastModified, cacheControl: { ...cacheControl, expire } };
    // Ids can be invented, so a page of a missing job is shared only if it replaces the job's page. Not awaited.
    void globals.sharedPages?.write(this.serverDistDir, key, entry, isMissing(page));
  }

  /** A newer page from another instance, cached here with its original time; else the local entry. */
  async #newer(key, kind, entry) {
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return entry;
    const other = await globals.sharedPages?.read(this.serverDistDir, key);
    if (!other || other.lastModified <= (entry?.lastModified ?? 0)) return entry;
    FileSystemCache.memoryCache?.set(key, other);
    return other;
  }
}
