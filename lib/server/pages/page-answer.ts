import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { etagOf } from '@/lib/server/http/etag';
import type { PageSource } from './page-sources';
import type { NotShown, Pages } from './pages';

export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};
type PageRequest = { readonly client: string; readonly headers: IncomingHttpHeaders };

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
/** The request headers that tell Next which part of a page its own scripts want, and in which encoding. */
const OF_DATA = /^(?:rsc|next-.+|accept-encoding)$/;
/** The response headers of such a part that are passed on: the others describe the answer that carried it. */
const PASSED_ON = /^(?:content-(?:type|encoding)|location|vary|x-nextjs-.+)$/;

const picked = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: RegExp,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      names.test(name) && value !== undefined ? [[name, String(value)]] : [],
    ),
  );

/** A page from the cache, or why it is not shown. */
export async function pageAnswer(
  pages: Pages,
  source: PageSource,
  { client, headers }: PageRequest,
): Promise<PageAnswer | NotShown> {
  const page = await pages.find(source, client);
  if (typeof page === 'string') return page;
  const isZipped = TAKES_GZIP.test(String(headers['accept-encoding'] ?? ''));
  return {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Browsers revalidate each time, and get a 304; a reverse proxy may cache it for a while.
      'cache-control': source.frontSeconds > 0 ? `s-maxage=${source.frontSeconds}` : 'no-store',
      // Two encodings of one page are different things to a cache (RFC 9110, 8.8.3).
      etag: isZipped ? page.etag.replace(/"$/, '-gz"') : page.etag,
      vary: 'rsc, accept-encoding',
      ...page.headers,
      ...(isZipped && { 'content-encoding': 'gzip' }),
    },
    body: isZipped ? await page.gzipped() : page.html,
  };
}

/**
 * The data that Next's own scripts request when a visitor comes from another page of the site. It depends on the page the visitor is on,
 * and contains the address exactly as requested, so it is rendered for each visit; its ETag is its own.
 */
export async function dataAnswer(
  pages: Pages,
  source: PageSource,
  url: string,
  { client, headers }: PageRequest,
): Promise<PageAnswer | NotShown> {
  // Next has the data of a page of the build from when it last rendered that page.
  const page = source.isRenewed ? await pages.find(source, client) : null;
  if (typeof page === 'string') return page;
  const made = await pages.once(url, source, { client, headers: picked(headers, OF_DATA) });
  if (typeof made === 'string') return made;
  const passedOn = picked(made.headers, PASSED_ON);
  const own = { 'cache-control': 'private, no-cache', etag: etagOf(made.body) };
  return { ...made, headers: { ...passedOn, ...own } };
}
