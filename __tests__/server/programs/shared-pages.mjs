// A page cached here for a minute, and another instance's version of it: before that minute is over, and after.
import { globals } from '../../../server/process-globals.mjs';
import { newPageCache } from './new-page-cache.mjs';

const cache = newPageCache();
const page = (html, tags = 'a') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
});
const cacheControl = { revalidate: 60, expire: 240 };
const told = [];
const asked = [];
let others = null;
globals.sharedPages = {
  read: async (_, key) => (asked.push(key), others),
  write: async (_, key, entry, onlyOver) =>
    void told.push([key, entry.value.html, entry.cacheControl, onlyOver]),
};
const shown = async (key) =>
  (await cache.get(key, { kind: 'APP_PAGE', tags: [] }))?.value.html ?? null;
const seen = { missing: await shown('/page') };
await cache.set('/page', page('ours'), { cacheControl });
await cache.set('/fixed', page('fixed'), { cacheControl: { revalidate: false } });
await cache.set('/empty', page('empty', 'a,without-jobs'), { cacheControl });
await cache.set('/gone', page('gone', 'a,missing-job'), { cacheControl });
others = { value: page('theirs'), lastModified: Date.now() + 50_000, cacheControl };
seen.fresh = await shown('/page');
const now = Date.now();
Date.now = () => now + 70_000;
seen.old = await shown('/page');
others = null;
seen.kept = await shown('/page');
console.log(JSON.stringify({ seen, told, asked }));
