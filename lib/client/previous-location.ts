/** A job's page and its form: nobody who asks to go back from there means the other of the two. */
const JOB_PAGE = /^\/(?:jobs|apply)\/[^/]+/;

let last: string | null = null;

/**
 * Called where a page is come to and where it is left by a link, which is after filters were chosen in its address: keeps
 * the last address of ours that is not a job's.
 */
export function noteLocation(): void {
  const { pathname, search } = window.location;
  if (!JOB_PAGE.test(pathname)) last = pathname + search;
}

/** The page of ours the visitor came from, in this visit or by a link of ours to its first page; null without one. */
export function previousLocation(): string | null {
  if (last !== null) return last;
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const isOurs = from?.origin === window.location.origin && !JOB_PAGE.test(from.pathname);
  return isOurs ? `${from.pathname}${from.search}` : null;
}
