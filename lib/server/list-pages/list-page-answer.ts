import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { LIST_PAGES } from '@/lib/config/limits';
import { feedDate } from '@/lib/domain/dates/dates';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';
import { comparisonPage } from './comparison-page';
import { listPageAddress } from './list-page-address';
import type { ListData, ListPage, ListPages } from './list-pages';

type Asked = {
  readonly path: string;
  /** With its '?', or ''. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** Who requests it: clients take turns. */
  readonly client: string;
};
/** What the pages are made from. */
type Jobs = Pick<Snapshot, 'jobs' | 'version' | 'find'>;
type Answer = ListData;

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Under which address and for which version of the jobs a page is cached; null for any other page. */
function cachedAs(path: string, search: string, jobs: Jobs) {
  if (path === '/compare') return comparisonPage(search, jobs);
  const address = listPageAddress(path, search, jobs.jobs.length);
  return address === null ? null : { address, version: jobs.version };
}

/**
 * The answer for a list, a map or a comparison from the list cache; 'busy' if too many others are being rendered, null if the page is left to Next,
 * as anything that is not a list. The data that Next's own scripts request is rendered for each request.
 */
export async function listPageAnswer(
  pages: ListPages,
  { path, search, headers, client }: Asked,
  jobs: Jobs,
): Promise<Answer | 'busy' | null> {
  const cached = cachedAs(path, search, jobs);
  if (cached === null) return null;
  // The data depends on the page the visitor is on, and contains the address exactly as requested.
  if (headers.rsc === '1') return pages.data(path + search, headers, client);
  // What the page says about a job's age changes with the day.
  const version = `${cached.version} ${feedDate(new Date())}`;
  const page = await pages.find(cached.address, { version, client });
  if (page === 'busy' || page === null) return page;
  return answerWith(page, TAKES_GZIP.test(String(headers['accept-encoding'] ?? '')));
}

async function answerWith(page: ListPage, isZipped: boolean): Promise<Answer> {
  const { html, etag, policy, link } = page;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Browsers revalidate each time, and get a 304; a reverse proxy may cache it for seconds.
      'cache-control': `s-maxage=${LIST_PAGES.frontSeconds}`,
      'content-security-policy': policy,
      // Two encodings of one page are different things to a cache (RFC 9110, 8.8.3).
      etag: isZipped ? etag.replace(/"$/, '-gz"') : etag,
      vary: 'rsc, accept-encoding',
      ...(link && { link }),
      ...(isZipped && { 'content-encoding': 'gzip' }),
    },
    body: isZipped ? await page.gzipped() : html,
  };
}
