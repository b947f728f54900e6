import { FURTHER_DOWN, criticalStyles } from './critical-styles.mjs';

/**
 * The style sheets of pages as one file (docs/decisions/0030): a slow phone's first paint waits for one
 * answer on a connection that is there, instead of three on connections of their own. Turbopack makes no file of this size.
 */

/** Beside the build (scripts/write-one-sheet.mjs): `{ href, of, faces, rules }`, the address of the one file, those of
 * the files that are in it, the faces of fonts, which are not in it, and its rules (scripts/critical-rules.mjs). */
export const ONE_SHEET = 'one-sheet.json';
/**
 * Where scripts/read-one-sheet.mjs leaves what reads that: Next puts the cache of pages into its bundle for middleware too, which
 * has no files.
 */
export const READ_KEY = Symbol.for('fernway.read-one-sheet');
const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;
/** Where a page's head begins, but for what says how its letters are to be read, and how wide it is. */
const HEAD = /<head>(?:<meta charSet="utf-8"\/?>)?(?:<meta name="viewport"[^>]*>)?/;

export const hrefsOf = (html) => Array.from(html.matchAll(SHEET), ([, href]) => href);

let known = null;

/** From here on pages are of this build, if it has such a file. */
export function takeOneSheetOf(distDir) {
  if (known) return;
  known = globalThis[READ_KEY]?.(distDir) ?? null;
  for (const face of known?.faces?.rare ?? []) face.letters = new RegExp(`[${face.letters}]`, 'u');
}

/** Whether a page has sheets that are in the one file, and a head to put it into. */
function isOfOneSheet(html) {
  return (
    Boolean(known?.href) && HEAD.test(html) && hrefsOf(html).some((href) => known.of.includes(href))
  );
}

/** The page with its own sheets switched off: none is fetched, and React finds each where it looks for it. */
const withSheetsOff = (html) =>
  html.replace(SHEET, (link, href, rest) =>
    known.of.includes(href) ? `<link rel="stylesheet" href="${href}"${rest} disabled>` : link,
  );

/** The faces of the web font that a page needs: that of every page, and those of rare letters it has. */
const facesFor = (html) =>
  known.faces.rare
    .filter(({ letters }) => letters.test(html))
    .map(({ text }) => text)
    .join('') + (known.faces.first ?? '');
/** @param {string} attributes with a space before them */
const styleOf = (text, attributes) => (text ? `<style${attributes}>${text}</style>` : '');
const styleSheet = (address) => `<link rel="stylesheet" ${address}="${known.href}">`;
const NONCE = /<script[^>]*(\snonce="[^"]*")/;

/**
 * @param {string} html a whole page
 * @returns the page with the one file before all else, for nothing is seen until it is there: on the connection that brought the
 *   page, if the browser has no other. Its own sheets are switched off, here and after a step to another page. With it, the inline
 *   styles that are ours
 */
export function inOneSheet(html) {
  if (!isOfOneSheet(html)) return { html, styles: [] };
  const [, nonce = ''] = NONCE.exec(html) ?? [];
  const faces = known.faces.local + facesFor(html);
  const first = styleSheet('href') + styleOf(faces, nonce);
  return {
    styles: faces ? [faces] : [],
    html: withSheetsOff(html).replace(HEAD, (head) => head + first),
  };
}

/** The font of every page, asked for early. */
export const FONT = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/;
const WIDE_SCREEN = '(min-width:769px)';
/** What is for wide screens alone in a visitor's first page (docs/decisions/0032). */
const WIDE = ` data-wide media="${WIDE_SCREEN}"`;
/** What is further down is not there until its styles are, so that nothing is ever seen without, and nothing moves as they come. */
const NOT_YET =
  '@media (scripting:enabled){[data-further-down],[data-further-down]~*,main:has(>[data-further-down])~*{display:none!important}}';
/**
 * Whoever comes back to some place in the page, or to a part of it, waits for all styles, as that place depends on them. What is for
 * wide screens is for all from a visitor's second page on, as the font has come meanwhile; and on a screen that was wide, however
 * narrow the page becomes.
 */
const EARLY = `{${[
  'const[way]=performance.getEntriesByType("navigation")',
  'const whole=document.querySelector("[data-whole]")',
  'if(location.hash||way?.type!=="navigate"){whole.setAttribute("blocking","render");whole.href=whole.dataset.src;whole.removeAttribute("data-src");document.querySelector("[data-not-yet]")?.remove()}',
  `const isWide=matchMedia("${WIDE_SCREEN}").matches`,
  'const isSecond=document.referrer.startsWith(origin+"/")',
  'for(const wide of document.querySelectorAll("[data-wide]"))if(isWide?wide.sheet:isSecond)wide.media="all"',
].join(';')}}`;

/** The page's font: asked for early where it may be waited for, elsewhere after the first paint, for the pages to come. */
const fontFirst = (link, faces) => styleOf(faces, WIDE) + link.replace('<link', `<link${WIDE}`);
const fontLater = (address) => `<link rel="prefetch" data-src="${address}" as="font" crossorigin>`;

/** What Next sends for an address that is no page's asks for no font: it is asked for here, at every width, and shown when it comes. */
const swapped = (faces) => faces.replace(/font-display:\s*optional/g, 'font-display:swap');
function fontOfItsOwn(faces) {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(known.faces.first ?? '') ?? [];
  const link = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;
  return address ? link + styleOf(faces, '') : '';
}

/** The last element of a page. */
export const LAST = 'end-of-page';
/** A page is painted whole, as it was when it waited for a style sheet: no part of it moves what was seen before. */
const PAINTED_WHOLE = `<link rel="expect" href="#${LAST}" blocking="render">`;

/** What those read who show a link's preview, from the first kilobytes of a page. */
const PREVIEW = /<meta (?:property="og|name="twitter):[^>]*>/g;

/**
 * @param {string} html a whole page
 * @returns the page with the styles of its first screen in it and the one file for later, and the inline styles and scripts that are
 *   ours; null where it has other sheets
 */
export function withCriticalStyles(html) {
  if (!isOfOneSheet(html) || !known.rules) return null;
  const own = criticalStyles(known.rules, html);
  const [font = '', address] = FONT.exec(html) ?? [];
  const faces = font ? facesFor(html) : swapped(facesFor(html));
  const first = [
    PAINTED_WHOLE,
    ...(html.match(PREVIEW) ?? []),
    `<style>${own}</style>`,
    FURTHER_DOWN.test(html) ? `<style data-not-yet>${NOT_YET}</style>` : '',
    font ? fontFirst(font, faces) : fontOfItsOwn(faces),
    styleSheet('data-whole data-src'),
    `<script>${EARLY}</script>`,
    font && fontLater(address),
    `<noscript>${styleSheet('href')}</noscript>`,
  ];
  return {
    scripts: [EARLY],
    styles: faces ? [own, NOT_YET, faces] : [own, NOT_YET],
    html: withSheetsOff(html)
      .replace(PREVIEW, '')
      .replace(FONT, '')
      .replace(HEAD, (head) => head + first.join('')),
  };
}
