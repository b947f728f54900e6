import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { usesSandbox } from './settings.mjs';

const keyFile = ({ DATA_DIR }) => resolve(DATA_DIR || '.data', 'sandbox', 'outbox-key');

/** The settings with that key, if one was made. */
export function withKnownOutboxKey(settings) {
  return existsSync(keyFile(settings)) ? withOutboxKey(settings) : settings;
}

/**
 * The settings with a key for the outbox, if the sandbox is used and no key is set: generated once and stored under DATA_DIR,
 * readable only by the user who runs the site.
 * @param {(text: string) => void} warn called when a key was just generated
 */
export function withOutboxKey(settings, warn = () => {}) {
  if (!usesSandbox(settings) || settings.APPLICATION_SPOOL_KEY) return settings;
  const file = keyFile(settings);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    // If another process was first, its key is used.
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
      warn(
        `made a key for the outbox (${file}), for trying out only: a real site sets APPLICATION_SPOOL_KEY`,
      );
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
  return { ...settings, APPLICATION_SPOOL_KEY: readFileSync(file, 'utf8').trim() };
}
