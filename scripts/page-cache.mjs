import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/**
 * Next's own cache of pages, with the site's headers on each page that is kept (docs/decisions/0016). The site sets them
 * up as it starts (lib/server/http/response-headers.ts); during the build there are none, and pages get them when first read.
 * And a page made without jobs, as by the build, is not there once some are known (lib/server/snapshot/without-jobs.ts): its first
 * reader waits a moment for one with them.
 */

// Node shows the module as it is, Next's bundle for middleware its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

const HEADERS_KEY = Symbol.for('fernway.response-headers');
const JOBS_KNOWN_KEY = Symbol.for('fernway.jobs-known');
const TAGS = 'x-next-cache-tags';
const POLICY = 'content-security-policy';

function addHeaders(page) {
  const site = globalThis[HEADERS_KEY];
  if (!site || page?.kind !== 'APP_PAGE' || typeof page.html !== 'string') return;
  if (!page.headers?.[POLICY]) page.headers = { ...page.headers, ...site.forKeptPage(page.html) };
}

const isOutdated = async (page) =>
  page?.headers?.[TAGS]?.split(',').includes('without-jobs') === true &&
  (await globalThis[JOBS_KNOWN_KEY]?.()) === true;

export default class PageCache extends FileSystemCache {
  async get(...call) {
    const entry = await super.get(...call);
    if (await isOutdated(entry?.value)) return null;
    addHeaders(entry?.value);
    return entry;
  }

  async set(key, page, context) {
    addHeaders(page);
    return super.set(key, page, context);
  }
}
