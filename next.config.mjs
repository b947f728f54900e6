import { fileURLToPath } from 'node:url';

const FRAMED_BY = { key: 'Content-Security-Policy' };

/** @type {import('next').NextConfig} */
const config = {
  // The tests keep two builds beside the one that `npm start` serves (docs/decisions/0005).
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Our own redirects decide on trailing slashes, so that one hop is enough.
  skipTrailingSlashRedirect: true,
  // An older page is made again before it is shown, where Next's default is to show it for a year (seconds). With a
  // look-up of at most a minute, a job page is never more than five minutes behind the platform.
  expireTime: 240,
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  // The map for other sites may stand in anyone's frame, every other page in our own alone.
  headers: () => [
    { source: '/job-map-embed', headers: [{ ...FRAMED_BY, value: 'frame-ancestors *' }] },
    {
      source: '/((?!job-map-embed$).*)',
      headers: [
        { ...FRAMED_BY, value: "frame-ancestors 'self'" },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      ],
    },
  ],
  experimental: {
    // Pages of random ids live in the bounded memory cache and never pile up on disk (docs/decisions/0003).
    isrFlushToDisk: false,
  },
};

export default config;
