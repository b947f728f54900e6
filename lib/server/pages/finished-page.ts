import 'server-only';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf } from '@/lib/server/http/etag';
import type { Made } from './render';

/** A page as visitors get it, the same for all of them. */
export type FinishedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  /** Strong, quotes included. */
  readonly etag: string;
  /** The HTML compressed, once. */
  readonly gzipped: () => Promise<Buffer>;
};

/** The attribute that app/document-page.tsx sets. Quotes in a page's text are escaped, so no text looks like it. */
const DOCUMENT = ' data-kind="document"';
const SCRIPT_WITHOUT_TYPE =
  /<script(?![^<>]*\stype=)[^<>]*>[^<]*(?:<(?!\/?script\b)[^<]*)*<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="(?:preload" as="script|modulepreload)"[^<>]*>/g;

/**
 * The HTML of a page without Next's scripts and their preloads, if it is a document (docs/decisions/0003): the one rule on what Next
 * renders. Scripts with a type stay: structured data and the site's own module. It fails open: a script of another shape than today's
 * stays, and merely runs.
 */
export const withoutFramework = (html: string): string =>
  html.includes(DOCUMENT)
    ? html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT_WITHOUT_TYPE, '')
    : html;

/** Headers of Next's answer that are the page's own. */
const OWN = ['link', 'location', 'x-robots-tag'] as const;

const zip = promisify(gzip);

/**
 * Makes of what Next rendered what visitors get: the one place where a page gets its scripts, policy and ETag.
 * @param headersOf the headers of a page with this HTML
 */
export function finishPage(
  { status, headers, body }: Made,
  headersOf: (html: string) => Readonly<Record<string, string>>,
): FinishedPage {
  const text = withoutFramework(body.toString());
  const html = Buffer.from(text);
  const own = headersOf(text);
  let zipped: Promise<Buffer> | undefined;
  return {
    status,
    html,
    headers: {
      ...own,
      ...Object.fromEntries(
        OWN.flatMap((name) => {
          const value = headers[name];
          return value === undefined ? [] : [[name, value]];
        }),
      ),
    },
    // The policy depends on the settings, which the HTML does not show.
    etag: etagOf(Buffer.concat([html, Buffer.from(JSON.stringify(own))])),
    gzipped: () => (zipped ??= zip(html)),
  };
}
