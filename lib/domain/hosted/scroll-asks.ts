/** Scroll requests that were followed, as moments in milliseconds. */
export type ScrollAsks = readonly number[];

const WINDOW_MS = 10_000;
const MOST = 5;

/**
 * The list with this request, or null if it is one too many: a host that keeps asking must not pin the page to its top.
 * @param now in milliseconds
 */
export function followScroll(asks: ScrollAsks, now: number): ScrollAsks | null {
  const recent = asks.filter((at) => at > now - WINDOW_MS);
  return recent.length < MOST ? [...recent, now] : null;
}
