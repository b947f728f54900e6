import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Shells open no window for a page, which saves tests a third of their processor time; they have no back/forward cache. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The browsers that visitors have. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Requests that leave this machine fail. Not done by a route of Playwright's, because routing disables the browser's cache. */
export const NO_OTHER_HOSTS =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
const LAUNCH = `require('playwright').chromium.launch().then((browser) => browser.close())`;

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Path of a working Chromium on this machine: CHROMIUM_PATH, or one on the PATH; null: Playwright's own, which is a shell.
 * @param isWhole whether a whole browser comes before the headless shell
 */
export function findChromium({ isWhole = false } = {}) {
  const names = isWhole ? [...WHOLE, ...SHELLS] : [...SHELLS, ...WHOLE];
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...onPath(names)];
  return (
    candidates.find(
      (path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0,
    ) ?? null
  );
}

/** Whether a browser starts: one on this machine, or Playwright's own download, whose location only Playwright knows. */
export function hasChromium() {
  return (
    findChromium() !== null ||
    spawnSync(process.execPath, ['-e', LAUNCH], { stdio: 'ignore' }).status === 0
  );
}
