import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { headersWithoutGuard } from './server/fixed-headers.mjs';
import { refuseOldNode } from './server/node-version.mjs';
import { settings as siteSettings } from './server/settings.mjs';

refuseOldNode();
const { compress, siteUrl } = siteSettings();

/** @type {import('next').NextConfig} */
const settings = {
  // The tests keep two builds beside the one that `npm start` serves (docs/decisions/0040).
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // A separate tree for servers, without node_modules (deploy/README.md).
  ...(process.env.BUILD_OUTPUT === 'standalone' ? { output: 'standalone' } : {}),
  // Off if the proxy in front compresses.
  compress,
  // The page cache computes a page's ETag once (lib/server/pages/finished-page.ts); Next would do so for every answer.
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // For `npm run weight`, which says what each module weighs; no release has them.
  productionBrowserSourceMaps: process.env.BUILD_SOURCE_MAPS === 'on',
  // Next resizes none of our pictures: without this, anyone could make its optimizer work.
  images: { unoptimized: true },
  // The optimizer's library and its binaries, a quarter of a release.
  outputFileTracingExcludes: { '**': ['node_modules/sharp/**', 'node_modules/@img/**'] },
  // Our own redirects decide on trailing slashes, so that one hop is enough.
  skipTrailingSlashRedirect: true,
  // What is below is no page.
  redirects: async () => [{ source: '/compare/:path+', destination: '/compare', permanent: true }],
  // The later of two rules wins.
  headers: async () => [
    // Not in development, where an editor may show the site in a frame.
    ...(process.env.NODE_ENV === 'production' ? headersWithoutGuard(siteUrl) : []),
    {
      // Their names have no version, so they are not cached for good: a browser keeps them for an hour, a proxy in front for five seconds.
      source: '/:folder(art|icons|map|photos)/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, s-maxage=5' }],
    },
    {
      // By default Next forbids storing them, which also disables the back/forward cache (bfcache).
      source: '/:list(jobs|job-map|job-map-embed|compare|saved)',
      headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
    },
    {
      // The form with a question about one job is not a page of its own (docs/decisions/0014). Next takes an empty `job=` for none, and so
      // does the form.
      source: '/contact',
      has: [{ type: 'query', key: 'job' }],
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
    ...[
      '/:screen(reference|ref|upload|onboarding)',
      '/api/references/:kind',
      '/application/:code',
    ].map((source) => ({
      // Reached by a private id (docs/decisions/0012).
      source,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'Cache-Control', value: 'no-store' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    })),
  ],
  rewrites: async () => [
    // The tools that check the sources skip folders whose names begin with a dot.
    { source: '/.well-known/security.txt', destination: '/security.txt' },
    // Sitemap files are at the root, because those further down may not list pages above them (docs/decisions/0014).
    { source: '/sitemap-pages.xml', destination: '/sitemaps/pages' },
    { source: '/sitemap-searches.xml', destination: '/sitemaps/searches' },
    { source: '/sitemap-jobs-:file(\\d{1,6}).xml', destination: '/sitemaps/jobs/:file' },
  ],
  // Every client gets a page's whole head at once, including crawlers and link previewers: ours waits for nothing, so there is nothing to
  // stream later.
  htmlLimitedBots: /.*/,
  // The tests are not part of a build: an error in one of them stops no release (docs/decisions/0050). Builds for tests leave types to
  // `npm run types`: `npm test` runs it, `npm run e2e` by itself does not.
  typescript: {
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: process.env.BUILD_TYPES === 'checked-before',
  },
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  experimental: {
    // A page loads the sheets of what it imports, and few others; by default nearly all sheets are one (docs/performance.md).
    cssChunking: { type: 'graph', requestCost: 3_000 },
    // The page of an unknown address is a document of its own (app/global-not-found.tsx).
    globalNotFound: true,
    // Pages of the build that are made anew stay in memory: a release writes nothing into its own tree.
    isrFlushToDisk: false,
    // These make prefetched pages smaller and the script larger, and nothing is prefetched.
    prefetchInlining: false,
    varyParams: false,
    // With a cache that survives a restart, Next's development server takes every cached part for a changed one and tells each page to
    // reload, again and again (docs/decisions/0050).
    turbopackFileSystemCacheForDev: false,
  },
};

/** In development and in the build, gives pages the addresses of the elements' modules, and writes the modules. */
export default async function config(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return settings;
  const { bundleScripts, keepWritingScripts } = await import('./scripts/build/site-script.mjs');
  if (phase === PHASE_DEVELOPMENT_SERVER)
    return { ...settings, env: await keepWritingScripts(`${settings.distDir}/dev`) };
  const { addresses, write } = await bundleScripts();
  return {
    ...settings,
    env: addresses,
    compiler: { runAfterProductionCompile: async ({ distDir }) => write(distDir) },
  };
}
