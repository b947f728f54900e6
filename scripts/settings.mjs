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

/** Settings that are written into the build: another value needs another build. */
export const buildSettings = (settings) =>
  Object.entries(settings)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'SITE_URL')
    .sort(([a], [b]) => (a < b ? -1 : 1));
