/**
 * The style sheets that every page has, as one file (docs/decisions/0030): a slow phone's first paint waits for one
 * answer on a connection that is there, instead of three on connections of their own. Turbopack makes no file of this size.
 */

/** Beside the build (scripts/write-one-sheet.mjs): `{ href, of }`, the address of the one file and of those that are in it. */
export const ONE_SHEET = 'one-sheet.json';
/**
 * Where scripts/read-one-sheet.mjs leaves what reads that: Next puts the cache of pages into its bundle for middleware too, which
 * has no files.
 */
export const READ_KEY = Symbol.for('fernway.read-one-sheet');
const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;
/** Where a page's head begins, but for what says how its letters are to be read. */
const HEAD = /<head>(?:<meta charSet="utf-8"\/?>)?/;

export const hrefsOf = (html) => Array.from(html.matchAll(SHEET), ([, href]) => href);

let known = null;

/** From here on pages are of this build, if it has such a file. */
export function takeOneSheetOf(distDir) {
  known ??= globalThis[READ_KEY]?.(distDir) ?? null;
}

/**
 * @param {string} html a whole page
 * @returns the page with the one file before all else, for nothing is seen until it is there: on the connection that brought the
 *   page, if the browser has no other. The page's own sheets are switched off: none is fetched, and React finds each where it looks
 *   for it, here and after a step to another page
 */
export function inOneSheet(html) {
  const hrefs = hrefsOf(html);
  if (!known?.href || !HEAD.test(html) || !known.of.every((href) => hrefs.includes(href)))
    return html;
  const one = `<link rel="stylesheet" href="${known.href}">`;
  return html
    .replace(SHEET, (link, href, rest) =>
      known.of.includes(href) ? `<link rel="stylesheet" href="${href}"${rest} disabled>` : link,
    )
    .replace(HEAD, `$&${one}`);
}
