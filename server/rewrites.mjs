const query = (key, value) => ({ type: 'query', key, ...(value && { value }) });

/**
 * The addresses visitors request, and where Next finds the page.
 *
 * A Job ID typed on /compare is added to the address by `/compare/~pick`. A page that Next caches by its path has its page number as a
 * segment. Sitemap files are at the root, because those further down may not list pages above them (docs/decisions/0014).
 */
export const REWRITES = {
  beforeFiles: [
    { source: '/compare', has: [query('add')], destination: '/compare/~pick' },
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
