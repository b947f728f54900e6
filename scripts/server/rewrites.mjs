/** Up to `CHOSEN_JOBS_MAX` ids (lib/config/limits.ts), each as `isJobId` accepts it. */
const IDS = '[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64}){0,49}';
const query = (key, value) => ({ type: 'query', key, ...(value && { value }) });

/**
 * The addresses visitors request, and where Next finds the page.
 *
 * A document is cached by its path, so what its query selects becomes a path segment in one canonical spelling. Typed input and any
 * other spelling is first redirected there by `/compare/~pick`; no id contains '~'. Sitemap files are at the root, because those
 * further down may not list pages above them (docs/decisions/0014).
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
    {
      source: '/jobs/:root(in|for)/:path+',
      has: [query('page', '(?<page>[2-9]|[1-9]\\d{1,4})')],
      destination: '/jobs/:root/:path+/~:page',
    },
  ],
  afterFiles: [
    // The tools that check the sources skip folders whose names begin with a dot.
    { source: '/.well-known/security.txt', destination: '/security.txt' },
    { source: '/sitemap-pages.xml', destination: '/sitemaps/pages' },
    { source: '/sitemap-searches.xml', destination: '/sitemaps/searches' },
    { source: '/sitemap-jobs-:file(\\d{1,6}).xml', destination: '/sitemaps/jobs/:file' },
  ],
};
