// Caches two pages as Next does, and prints which are served while no jobs are known, and once some are.
import { globals } from '../../../server/process-globals.mjs';
import { newPageCache } from './new-page-cache.mjs';

let known = false;
globals.areJobsKnown = () => Promise.resolve(known);
const cache = newPageCache();
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
