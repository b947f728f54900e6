import 'server-only';
import { unstable_cache } from 'next/cache';

/** The tag by which `server/page-cache.mjs` recognises such a page. */
const TAG = 'missing-job';

/**
 * Marks the page being rendered as that of a missing job: it is served with 404, and is otherwise a page like any other
 * (docs/decisions/0034).
 */
export const markMissing = unstable_cache(() => Promise.resolve(true), [TAG], { tags: [TAG] });
