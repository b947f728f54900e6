// Two pages rendered on their first request, one of a missing job: their status at first and later.
import { newPageCache } from './new-page-cache.mjs';

const cache = newPageCache();
const answered = [];
for (const tags of ['a,missing-job', 'a']) {
  const page = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags } };
  await cache.set('/job', page, {});
  const { value } = await cache.get('/job', { kind: 'APP_PAGE', tags: [] });
  answered.push([page.status ?? 200, value.status ?? 200]);
}
console.log(JSON.stringify(answered));
