/** An argument by which requests that leave this machine fail. */
export const NO_OTHER_HOSTS: string;
/**
 * Path of a working Chromium on this machine: CHROMIUM_PATH, or one on the PATH, a headless shell or (`isWhole`) a whole browser
 * first; null: Playwright's own.
 */
export function findChromium(options?: { readonly isWhole?: boolean }): string | null;
/** Whether a browser starts: one on this machine, or Playwright's own download. */
export function hasChromium(): boolean;
