import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function onPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return '';
  }
}

/** Path of a Chromium that starts: CHROMIUM_PATH, one on the PATH, or Playwright's own download; null without one. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...onPath(), playwrightsOwn()];
  return (
    candidates.find(
      (path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0,
    ) ?? null
  );
}
