import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The style sheets that every page begins with, as one file (docs/decisions/0030): a slow phone's first paint waits for one
 * answer on a connection that is there, instead of three on connections of their own. Turbopack makes no file of this size.
 */

/** Beside the build: `{ href, of }`, the address of the one file and of those that are in it, in their order. */
export const ONE_SHEET = 'one-sheet.json';
const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;

const hrefsOf = (html) => Array.from(html.matchAll(SHEET), ([, href]) => href);

/** An icon that is smaller than what asking for it costs (bytes). */
const SMALL = 1_024;

/** The sheet with the small ones of `public/icons/` in it: they are in the first screen of nearly every page. */
const withIcons = (css) =>
  css.replace(/url\((\/icons\/[\w-]+\.svg)\)/g, (url, address) => {
    const drawing = readFileSync(join('public', address), 'utf8').trim().replaceAll('"', "'");
    if (drawing.length > SMALL) return url;
    return `url("data:image/svg+xml,${drawing.replace(/[%#]/g, encodeURIComponent)}")`;
  });

/** Writes the one file of a build, of the sheets its home page has. They stay where they are. */
export function writeOneSheet(distDir) {
  const of = hrefsOf(readFileSync(join(distDir, 'server', 'app', 'index.html'), 'utf8'));
  const folder = join(distDir, 'static', 'chunks');
  // Addresses in them are relative to the folder, and the one file is in it too.
  const sheets = of.map((href) => readFileSync(join(folder, basename(href)), 'utf8'));
  const content = withIcons(sheets.join('\n'));
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(folder, name), content);
  writeFileSync(
    join(distDir, ONE_SHEET),
    JSON.stringify({ href: `/_next/static/chunks/${name}`, of }),
  );
}

let known = null;

/** From here on pages are of this build. Beside one that next made alone there is no such file: its pages keep their sheets. */
export function readOneSheet(distDir) {
  if (known) return;
  const note = join(distDir, ONE_SHEET);
  known = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {};
}

/**
 * @param {string} html a whole page
 * @returns the page with the one file before its sheets, and those switched off: none is fetched, and React finds each where it
 *   looks for it, here and after a step to another page
 */
export function inOneSheet(html) {
  const hrefs = hrefsOf(html);
  if (!known?.href || known.of.some((href, at) => hrefs[at] !== href)) return html;
  const one = `<link rel="stylesheet" href="${known.href}">`;
  return html.replace(SHEET, (link, href, rest) => {
    const at = known.of.indexOf(href);
    if (at < 0) return link;
    return `${at === 0 ? one : ''}<link rel="stylesheet" href="${href}"${rest} disabled>`;
  });
}
