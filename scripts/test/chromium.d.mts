/** Path of a Chromium of this machine that starts: CHROMIUM_PATH, or one on the PATH; null leaves Playwright its own. */
export function findChromium(): string | null;
/** Whether a browser starts: one of this machine, or Playwright's own download. */
export function hasChromium(): boolean;
