/** Path of a Chromium of this machine that starts: CHROMIUM_PATH, or one on the PATH, a shell first or a whole one; null leaves Playwright its own. */
export function findChromium(options?: { readonly isWhole?: boolean }): string | null;
/** Whether a browser starts: one of this machine, or Playwright's own download. */
export function hasChromium(): boolean;
