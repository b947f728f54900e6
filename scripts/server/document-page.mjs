/**
 * The one rule of documents (docs/decisions/0039): as such a page is cached, the scripts that Next puts into it are left out, and
 * what fetches them early. Those that bear a type stay: structured data and the site's own module. It fails open: a script
 * of another shape than today's stays, and merely runs.
 */

/** What app/(documents)/layout.tsx says of its pages. Quotes in a page's text are escaped: no text looks like it. */
const KIND = ' data-kind="document"';
const SCRIPT_WITHOUT_TYPE = /<script(?![^>]*\stype=)[^>]*>[^]*?<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="(?:preload" as="script|modulepreload)"[^>]*>/g;

/** @param {string} html a page as Next makes it */
export const isDocument = (html) => html.includes(KIND);

/** @param {string} html a document as Next makes it */
export const withoutFramework = (html) =>
  html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT_WITHOUT_TYPE, '');
