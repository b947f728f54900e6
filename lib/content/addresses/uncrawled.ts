/**
 * Beginnings of addresses that crawlers leave alone: one page many times over, which only this site links to
 * (docs/decisions/0038). `robots.txt` disallows each, its answers say noindex, and links to it are `rel="nofollow"`.
 */
export const UNCRAWLED: readonly string[] = [
  '/compare?',
  '/contact?job=',
  '/offer/',
  '/jobs/feed.xml?',
  '/jobs/feed.json?',
];

/** Whether an address, path and query, is one that crawlers leave alone. */
export const isUncrawled = (address: string): boolean =>
  UNCRAWLED.some((beginning) => address.startsWith(beginning));
