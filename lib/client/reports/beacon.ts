/** Sends a few words to the site itself, also from a page that is being left. Whether they arrive is nobody's concern. */
export function sendBeacon(path: `/api/${string}`, report: object): void {
  navigator.sendBeacon?.(path, JSON.stringify(report));
}
