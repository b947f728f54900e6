import PageCache from '../../../server/page-cache.mjs';

/** The site's page cache as Next sets it up, in memory only: nothing is on disk. */
export const newPageCache = () =>
  new PageCache({
    fs: { readFile: () => Promise.reject(new Error('none')), existsSync: () => false },
    flushToDisk: false,
    serverDistDir: '/none',
    maxMemoryCacheSize: 1e6,
    revalidatedTags: [],
  });
