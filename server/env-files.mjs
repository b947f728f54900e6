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
