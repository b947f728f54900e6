/**
 * The one rule of documents (docs/decisions/0039): when such a page is cached, the scripts that Next puts into it and their
 * preloads are removed. Scripts with a type stay: structured data and the site's own module. It fails open: a script of another
 * shape than today's stays, and merely runs.
 */

/** The attribute that app/document-page.tsx sets. Quotes in a page's text are escaped, so no text looks like it. */
const KIND = ' data-kind="document"';
const SCRIPT_WITHOUT_TYPE =
  /<script(?![^<>]*\stype=)[^<>]*>[^<]*(?:<(?!\/?script\b)[^<]*)*<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="(?:preload" as="script|modulepreload)"[^<>]*>/g;

/** @param {string} html a page as Next renders it */
export const isDocument = (html) => html.includes(KIND);

/** @param {string} html a document as Next renders it */
export const withoutFramework = (html) =>
  html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT_WITHOUT_TYPE, '');
