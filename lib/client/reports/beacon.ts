/** Sends a small report to the site itself, also from a page that is being left. Delivery is not guaranteed. */
export function sendBeacon(path: `/api/${string}`, report: object): void {
  navigator.sendBeacon?.(path, JSON.stringify(report));
}
