import { decoded } from '@/lib/domain/basics/decoded';
import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import { LANDING_PATHS, SINGLE_SEGMENT_PAGES, WHY_PATH } from '@/lib/content/addresses/paths';
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
  | { readonly kind: 'list' | 'compare' | 'search' | 'pay'; readonly path: string }
  /** Of one job; the id may be text that no job can have. */
  | { readonly kind: 'job'; readonly section: string; readonly id: string }
  | { readonly kind: 'receipt'; readonly code: string }
  | { readonly kind: 'unknown' };

const HANDLER: Address = { kind: 'handler' };
const OWN: Address = { kind: 'own' };
const UNKNOWN: Address = { kind: 'unknown' };

const OWN_PAGES = ['/saved', '/ref', '/reference', '/upload', '/onboarding'];
const LISTS = ['/jobs', JOB_MAP.path, JOB_MAP.embedPath];

/** Every page of a single segment, and the home page. */
const PAGES: ReadonlyMap<string, Address> = new Map<string, Address>([
  ...[...SINGLE_SEGMENT_PAGES].map((path) => [path, { kind: 'text', path }] as const),
  ...['/', ...Object.values(LANDING_PATHS)].map(
    (path) => [path, { kind: 'with jobs', path, needsList: false }] as const,
  ),
  [JOB_DIRECTORY.path, { kind: 'with jobs', path: JOB_DIRECTORY.path, needsList: true }],
  [WHY_PATH, { kind: 'text', path: WHY_PATH }],
  ...LISTS.map((path) => [path, { kind: 'list', path }] as const),
  ['/compare', { kind: 'compare', path: '/compare' }],
  ...OWN_PAGES.map((path) => [path, OWN] as const),
]);

/** Route handlers, and the files that Next makes of `app/`: robots, icons, the manifest. */
const HANDLERS: readonly RegExp[] = [
  /^\/(?:favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest|speculation-rules\.json|metrics)$/,
  /^\/(?:robots|security|indexnow-key|\.well-known\/security)\.txt$/,
  /^\/sitemap(?:-pages|-searches|-jobs-\d{1,6})?\.xml$/,
  /^\/feeds\/jobs\.xml$/,
  /^\/jobs\/feed\.(?:xml|json)$/,
  /^\/share\/(?:jobs\/[^/]+|searches\/.+)$/,
  /^\/pay(?:\/[^/]+){1,2}\/data\.csv$/,
  /^\/jobs\/(?!(?:in|for)\/)[^/]+\/apply$/,
  // Redirects of next.config.mjs and of handlers: the beginnings of addresses.
  /^\/(?:jobs\/in|jobs\/for|pay|compare\/.+)$/,
  // Next serves an endpoint with a slash at its end, too.
  /^\/api\/(?:applications|counts|health|search-alerts|vitals|jobs|references\/[^/]+)\/?$/,
  /^\/api\/jobs\/(?:chosen|compact|description-matches|map|map\/place|new|options|places|search|similar)\/?$/,
];

/** Pages of one job. */
const JOB = /^\/(jobs|apply|offer)\/([^/]+)$/;
const RECEIPT = /^\/application\/([^/]+)$/;

/**
 * What stands at a path: the one table of the site's addresses. A test compares it with `app/`.
 * @param path as in a URL, still encoded: its segments are decoded separately, as Next reads them (`/jobs/%46ILL1` is `/jobs/FILL1`)
 */
export function addressOf(path: string): Address {
  const page = PAGES.get(decoded(path));
  if (page) return page;
  if (HANDLERS.some((handler) => handler.test(path))) return HANDLER;
  if (isSearchPath(path)) return { kind: 'search', path };
  if (isPayPath(path)) return { kind: 'pay', path };
  const [, section, id] = JOB.exec(path) ?? [];
  if (section !== undefined && id !== undefined) return { kind: 'job', section, id: decoded(id) };
  const [, code] = RECEIPT.exec(path) ?? [];
  return code === undefined ? UNKNOWN : { kind: 'receipt', code: decoded(code) };
}
