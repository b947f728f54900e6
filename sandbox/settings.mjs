import { settingReader } from '../server/setting-reader.mjs';

/** The longest list it serves. */
export const MAX_JOBS = 100_000;

/**
 * The sandbox's own settings.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @param {string[]} problems gets what cannot be read, one line each
 */
export function sandboxSettings(source, problems) {
  const read = settingReader(source, problems);
  read.optionalUrl('SANDBOX_PUBLIC_URL');
  return {
    port: read.wholeNumber('SANDBOX_PORT', 1, 65_535) ?? 4_010,
    host: read.host('SANDBOX_HOST') ?? '127.0.0.1',
    jobs: read.wholeNumber('SANDBOX_JOBS', 0, MAX_JOBS),
    dataDir: read.text('DATA_DIR') ?? '.data',
  };
}
