// Two pages that are fresh for a minute, one of a missing job: their status at first, later, and after that minute.
import { newPageCache } from './new-page-cache.mjs';

const cache = newPageCache();
const answered = [];
const now = Date.now();
for (const tags of ['a,missing-job', 'a']) {
  const page = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags } };
  const status = async () => {
    const found = await cache.get('/job', { kind: 'APP_PAGE', tags: [] });
    return found && (found.value.status ?? 200);
  };
  Date.now = () => now;
  await cache.set('/job', page, { cacheControl: { revalidate: 60, expire: 240 } });
  const statuses = [page.status ?? 200, await status()];
  Date.now = () => now + 70_000;
  answered.push([...statuses, await status()]);
}
console.log(JSON.stringify(answered));
