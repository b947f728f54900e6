import { decoded } from '@/lib/domain/basics/decoded';
import { PAGES } from '@/lib/content/addresses/pages';
import type { SitePage } from '@/lib/content/addresses/site-page';
import { isPayPath } from '@/lib/domain/pay-pages/pay-page';
import { isSearchPath } from '@/lib/domain/search-pages/find-search-page';

/** What stands at a path. */
export type Address =
  /** A file, a feed, an endpoint or a redirect that Next answers itself. */
  | { readonly kind: 'handler' }
  /** A page that is rendered for each request, because it is for one visitor or has a private id in its address. */
  | { readonly kind: 'own' }
  /** A page of the build without jobs, and one with jobs; `needsList` says whether it shows nothing else. */
  | { readonly kind: 'text'; readonly path: string }
  | { readonly kind: 'with jobs'; readonly path: string; readonly needsList: boolean }
  | { readonly kind: 'list' | 'compare' | 'shortlist' | 'search' | 'pay'; readonly path: string }
  /** Of one job; the id may be text that no job can have. */
  | { readonly kind: 'job'; readonly section: string; readonly id: string }
  | { readonly kind: 'receipt'; readonly code: string }
  | { readonly kind: 'unknown' };

const HANDLER: Address = { kind: 'handler' };
const OWN: Address = { kind: 'own' };
const UNKNOWN: Address = { kind: 'unknown' };

/** What stands at a page of `PAGES`, by what it shows. */
const SHOWING: Readonly<Record<SitePage['shows'], (path: string) => Address>> = {
  text: (path) => ({ kind: 'text', path }),
  'text and jobs': (path) => ({ kind: 'with jobs', path, needsList: false }),
  jobs: (path) => ({ kind: 'with jobs', path, needsList: true }),
  list: (path) => ({ kind: 'list', path }),
  comparison: (path) => ({ kind: 'compare', path }),
  shortlist: (path) => ({ kind: 'shortlist', path }),
  'one visitor': () => OWN,
};

const SITE_PAGES: ReadonlyMap<string, Address> = new Map(
  PAGES.map(({ path, shows }) => [path, SHOWING[shows](path)]),
);

/** Route handlers, and the files that Next makes of `app/`: robots, icons, the manifest. */
const HANDLERS: readonly RegExp[] = [
  /^\/(?:favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest|speculation-rules\.json|metrics)$/,
  /^\/(?:robots|security|indexnow-key|\.well-known\/security)\.txt$/,
  /^\/sitemap(?:-pages|-searches|-jobs-\d{1,6})?\.xml$/,
  /^\/feeds\/jobs\.xml$/,
  /^\/jobs\/feed\.(?:xml|json)$/,
  /^\/share\/(?:jobs\/[^/]+|searches\/.+)$/,
  /^\/jobs\/(?!(?:in|for)\/)[^/]+\/apply$/,
  // Redirects of next.config.mjs and of handlers: the beginnings of addresses.
  /^\/(?:jobs\/in|jobs\/for|pay|compare\/.+)$/,
  // Next serves an endpoint with a slash at its end, too.
  /^\/api\/(?:applications|counts|health|search-alerts|vitals|jobs|references\/[^/]+)\/?$/,
  /^\/api\/jobs\/(?:chosen|compact|description-matches|map|map\/place|new|options|places|search)\/?$/,
];

/** Pages of one job. */
const JOB = /^\/(jobs|apply|offer)\/([^/]+)$/;
const RECEIPT = /^\/application\/([^/]+)$/;

/**
 * What stands at a path: the pages of `PAGES`, and the patterns above. A test compares it with `app/`.
 * @param path as in a URL, still encoded: its segments are decoded separately, as Next reads them (`/jobs/%46ILL1` is `/jobs/FILL1`)
 */
export function addressOf(path: string): Address {
  const page = SITE_PAGES.get(decoded(path));
  if (page) return page;
  if (HANDLERS.some((handler) => handler.test(path))) return HANDLER;
  if (isSearchPath(path)) return { kind: 'search', path };
  if (isPayPath(path)) return { kind: 'pay', path };
  const [, section, id] = JOB.exec(path) ?? [];
  if (section !== undefined && id !== undefined) return { kind: 'job', section, id: decoded(id) };
  const [, code] = RECEIPT.exec(path) ?? [];
  return code === undefined ? UNKNOWN : { kind: 'receipt', code: decoded(code) };
}
