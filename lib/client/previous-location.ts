/** A job's page and its form: nobody who asks to go back from there means the other of the two. */
const JOB_PAGE = /^\/(?:jobs|apply)\/[^/]+/;

/** The page of ours whose link led here; null without one. */
export function previousLocation(): string | null {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const isOurs = from?.origin === window.location.origin && !JOB_PAGE.test(from.pathname);
  return isOurs ? `${from.pathname}${from.search}` : null;
}
