import 'server-only';
import { unstable_cache } from 'next/cache';

/** What `scripts/server/page-cache.mjs` knows such a page by. */
const TAG = 'missing-job';

/**
 * Marks the page that is being made as one of a job that is not there: it is answered with 404, and is a page like any other
 * (docs/decisions/0034).
 */
export const markMissing = unstable_cache(() => Promise.resolve(true), [TAG], { tags: [TAG] });
