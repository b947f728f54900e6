// Next's own memory of how long each address stays fresh, after more addresses than it may hold.
import { createRequire } from 'node:module';
import '../../../server/page-cache.mjs';

const { SharedCacheControls } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
);
const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
const remembered = SharedCacheControls.cacheControls;
controls.set('/jobs/first', { revalidate: 60 });
controls.set('/jobs/again', { revalidate: 60 });
for (let n = 0; n < 20_000; n += 1) {
  controls.set(`/jobs/${n}`, { revalidate: 60 });
  if (n % 5_000 === 0) controls.set('/jobs/again', { revalidate: 7 });
}
const revalidateOf = (address) => remembered.get(address)?.revalidate ?? null;
console.log(
  JSON.stringify({
    size: remembered.size,
    first: revalidateOf('/jobs/first'),
    again: revalidateOf('/jobs/again'),
    last: revalidateOf('/jobs/19999'),
  }),
);
