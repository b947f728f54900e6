/** As many ids as `CHOSEN_JOBS_MAX` (lib/config/limits.ts), each as `isJobId` has it. */
const IDS = '[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64}){0,49}';
const query = (key, value) => ({ type: 'query', key, ...(value && { value }) });

/**
 * Addresses as they are asked for, and where Next finds them.
 *
 * A document is cached by its path: what its query chooses becomes a segment of it, in one spelling; any other spelling, and
 * what was typed, is first sent to that address by `/compare/~pick`, whose '~' no id has. Files of the sitemap stand at the
 * root, for those further down may not name pages above them (docs/decisions/0014).
 */
export const REWRITES = {
  beforeFiles: [
    { source: '/compare', has: [query('add')], destination: '/compare/~pick' },
    {
      source: '/compare',
      has: [query('ids', `(?<ids>${IDS})`), query('added', 'none')],
      destination: '/compare/:ids/none',
    },
    { source: '/compare', has: [query('added', 'none')], destination: '/compare/~/none' },
    { source: '/compare', has: [query('ids', `(?<ids>${IDS})`)], destination: '/compare/:ids' },
    { source: '/compare', has: [query('ids')], destination: '/compare/~pick' },
  ],
  afterFiles: [
    { source: '/sitemap-pages.xml', destination: '/sitemaps/pages' },
    { source: '/sitemap-jobs-:file(\\d{1,6}).xml', destination: '/sitemaps/jobs/:file' },
  ],
};
