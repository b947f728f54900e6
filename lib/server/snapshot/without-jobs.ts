import 'server-only';
import { unstable_cache } from 'next/cache';

/** What `scripts/server/page-cache.mjs` knows such a page by. */
const TAG = 'without-jobs';

/**
 * Marks the page that is being made as one made without jobs, as all are at build time: whoever keeps it keeps it for a
 * second, and once jobs are known it counts as not there.
 */
export const markWithoutJobs = unstable_cache(() => Promise.resolve(true), [TAG], {
  tags: [TAG],
  revalidate: 1,
});
