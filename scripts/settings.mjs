import { createRequire } from 'node:module';

/**
 * The settings as Next reads them: the environment, then .env.local and .env. Needs node_modules.
 * @returns {Record<string, string | undefined>}
 */
export function loadSettings(dev = false) {
  const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');
  loadEnvConfig(process.cwd(), dev, { info: () => {}, error: console.error });
  return process.env;
}

/** The site's address as `lib/config/env.ts` has it: left out, it holds the port. */
const siteUrl = ({ SITE_URL, PORT }) => SITE_URL?.trim() || `http://localhost:${PORT || '3000'}`;

/** What settings write into the build: another value needs another build. */
export const buildSettings = (settings) =>
  Object.entries({ ...settings, SITE_URL: siteUrl(settings) })
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'SITE_URL')
    .sort(([a], [b]) => (a < b ? -1 : 1));
