import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { usesSandbox } from './settings.mjs';

const keyFile = ({ DATA_DIR }) => resolve(DATA_DIR || '.data', 'sandbox', 'outbox-key');

/**
 * The settings with a key for the outbox, where the sandbox is used and nobody has named one: made once and cached under
 * DATA_DIR, for whoever runs the site alone to read.
 * @param {(text: string) => void} warn hears of a key that was just made
 */
export function withOutboxKey(settings, warn = () => {}) {
  if (!usesSandbox(settings) || settings.APPLICATION_SPOOL_KEY) return settings;
  const file = keyFile(settings);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    // Whoever comes second uses what the first has made.
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
      warn(
        `made a key for applications that wait (${file}): for trying out; a real site sets APPLICATION_SPOOL_KEY`,
      );
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
  return { ...settings, APPLICATION_SPOOL_KEY: readFileSync(file, 'utf8').trim() };
}
