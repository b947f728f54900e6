/**
 * Prefixes of addresses that crawlers must leave alone: many variants of one page, which only this site links to (docs/decisions/0014).
 * `robots.txt` disallows each, its answers say noindex, and links to it are `rel="nofollow"`.
 */
export const UNCRAWLED: readonly string[] = [
  '/compare?',
  '/contact?job=',
  '/offer/',
  '/jobs/feed.xml?',
  '/jobs/feed.json?',
];

/** Whether crawlers must leave an address (path and query) alone. */
export const isUncrawled = (address: string): boolean =>
  UNCRAWLED.some((beginning) => address.startsWith(beginning));
