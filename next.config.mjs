import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
const config = {
  // The tests keep two builds beside the one that `npm start` serves (docs/decisions/0005).
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Our own redirects decide on trailing slashes, so that one hop is enough.
  skipTrailingSlashRedirect: true,
  // A stored page may be shown stale for an hour at most, not Next's default of a year (seconds).
  expireTime: 3600,
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  experimental: {
    // Pages of random ids live in the bounded memory cache and never pile up on disk (docs/decisions/0003).
    isrFlushToDisk: false,
  },
};

export default config;
