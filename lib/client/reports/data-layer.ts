declare global {
  interface Window {
    /** The tag manager's queue: it may be read before, or long after, something is pushed. */
    dataLayer?: unknown[];
  }
}

/** Puts an event into the page's data layer. No personal data belongs in `data`. */
export function pushEvent(
  name: string,
  data: Readonly<Record<string, string | number | null>> = {},
): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, ...data });
}
