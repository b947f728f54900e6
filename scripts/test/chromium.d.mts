/** Path of a Chromium that starts: CHROMIUM_PATH, one on the PATH, or Playwright's own download; null without one. */
export function findChromium(): string | null;
