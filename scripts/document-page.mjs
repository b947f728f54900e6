/**
 * The one rule of documents (docs/decisions/0039): as such a page is kept, Next's scripts, what fetches them early and the
 * page's data for React are left out. What stays are structured data and the site's own module. It fails open: a script that it
 * does not know stays, and runs.
 */

/** What app/(documents)/layout.tsx says of its pages. Quotes in a page's text are escaped: no text looks like it. */
const KIND = ' data-kind="document"';

/** Next's scripts are files of its own, for browsers with modules or without, or lines that hand data on. */
const FRAMEWORK_SCRIPT =
  /<script\b(?![^>]*\stype=)(?:[^>]*\ssrc="\/_next\/[^"]*"[^>]*>|[^>]*>(?:\(self\.__next_f|self\.__next_)[^<]*)<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="(?:preload" as="script|modulepreload)"[^>]*>/g;

export const isDocument = (html) => html.includes(KIND);

/** @param {string} html a document as Next makes it */
export const withoutFramework = (html) =>
  html.replace(SCRIPT_PRELOAD, '').replace(FRAMEWORK_SCRIPT, '');
