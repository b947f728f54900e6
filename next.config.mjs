import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { REWRITES } from './scripts/server/rewrites.mjs';

/** @type {import('next').NextConfig} */
const settings = {
  // The tests keep two builds beside the one that `npm start` serves (docs/decisions/0005).
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // A tree of its own for servers, without node_modules (deploy/README.md).
  ...(process.env.BUILD_OUTPUT === 'standalone' ? { output: 'standalone' } : {}),
  // Off where a front compresses.
  compress: process.env.COMPRESS !== 'off',
  // The cache of pages names their content once (lib/server/gate/response-headers.ts), Next would for every answer.
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // No picture of ours is made smaller by Next: without this its optimizer would draw for whoever asks.
  images: { unoptimized: true },
  // Our own redirects decide on trailing slashes, so that one hop is enough.
  skipTrailingSlashRedirect: true,
  // An older page is made again before it is shown, where Next's default is to show it for a year (seconds). With a
  // look-up of at most a minute, a job page is never more than five minutes behind the platform.
  expireTime: 240,
  // Pages that are kept carry a policy of their own (docs/decisions/0016).
  cacheHandler: fileURLToPath(new URL('./scripts/server/page-cache.mjs', import.meta.url)),
  // What a query chooses on a document is a segment of a path that nobody asks for by itself (scripts/server/rewrites.mjs).
  redirects: async () => [{ source: '/compare/:path+', destination: '/compare', permanent: true }],
  headers: async () => [
    {
      // Named without a version: a visit asks for a drawing once. What stands in front asks again after seconds.
      source: '/:folder(art|icons|map|photos)/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, s-maxage=5' }],
    },
    {
      // Next forbids to store them, and with it the browser's way back to them as they were left (bfcache).
      source: '/:list(jobs|job-map|job-map-embed|saved)',
      headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
    },
    {
      // As old as the list, and this little more: nothing in front shows it longer.
      source: '/compare',
      headers: [{ key: 'Cache-Control', value: 's-maxage=10' }],
    },
    {
      // The form with a question about one job: no page of its own (docs/decisions/0038).
      source: '/contact',
      has: [{ type: 'query', key: 'job' }],
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
    ...['/:screen(reference|ref|upload|onboarding)', '/application/:code'].map((source) => ({
      // Reached by an id that is nobody else's business (docs/decisions/0012).
      source,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'Cache-Control', value: 'no-store' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    })),
  ],
  rewrites: async () => REWRITES,
  // Whoever asks gets a page's whole head at once, crawlers and link previewers among them: ours waits for nothing, so
  // there is nothing to stream later.
  htmlLimitedBots: /.*/,
  // The tests are no part of a build: what is amiss in one of them stops no release (docs/decisions/0037).
  // Builds for tests leave types to `npm run types`: `npm test` runs it, `npm run e2e` by itself does not.
  typescript: {
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: process.env.BUILD_TYPES === 'checked-before',
  },
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  experimental: {
    // The page of an address that is no page's is a document of its own (app/global-not-found.tsx).
    globalNotFound: true,
    // Pages of random ids live in the bounded memory cache and never pile up on disk (docs/decisions/0003).
    isrFlushToDisk: false,
    // What makes prefetched pages smaller only makes the script larger: none is prefetched.
    prefetchInlining: false,
    varyParams: false,
    // With a cache that outlives it, Next's server tells every page it serves to load again, for ever: it takes each part
    // it finds in the cache for one that has changed since (docs/decisions/0037).
    turbopackFileSystemCacheForDev: false,
  },
};

/** Where pages are made, they are told the names of the elements' modules, and the build is given them. */
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
