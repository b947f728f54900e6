// Keeps two pages as Next does, and tells which are there while no jobs are known, and once some are.
import PageCache from '../../../../scripts/server/page-cache.mjs';
import { globals } from '../../../../scripts/server/process-globals.mjs';
let known = false;
globals.areJobsKnown = () => Promise.resolve(known);
const fs = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false };
const cache = new PageCache({
  fs,
  flushToDisk: false,
  serverDistDir: '/none',
  maxMemoryCacheSize: 1e6,
  revalidatedTags: [],
});
const page = (tags) => ({ kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags } });
await cache.set('/without', page('a,without-jobs'), {});
await cache.set('/with', page('a'), {});
const there = async () => {
  const kept = [];
  for (const key of ['/without', '/with'])
    if (await cache.get(key, { kind: 'APP_PAGE', tags: [] })) kept.push(key);
  return kept;
};
const before = await there();
known = true;
console.log(JSON.stringify({ before, after: await there() }));
