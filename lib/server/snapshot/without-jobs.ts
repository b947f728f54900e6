import 'server-only';
import { unstable_cache } from 'next/cache';

/** The tag by which `server/page-cache.mjs` recognises such a page. */
const TAG = 'without-jobs';

/**
 * Marks the page being rendered as one made without jobs, as all are at build time: it is cached for a second, and once jobs are
 * known it counts as missing.
 */
export const markWithoutJobs = unstable_cache(() => Promise.resolve(true), [TAG], {
  tags: [TAG],
  revalidate: 1,
});
