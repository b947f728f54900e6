/** What the site's own entries of `localStorage` begin with. */
export const DEVICE_PREFIX = 'device:';

/** The site's own entries on this device; none where the browser lends no storage. A file of its own: every page asks it. */
export function deviceKeys(): readonly string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(DEVICE_PREFIX));
  } catch {
    return [];
  }
}
