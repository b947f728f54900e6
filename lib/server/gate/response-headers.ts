import 'server-only';
import { randomBytes } from 'node:crypto';
import { SPECULATION_PATH } from '@/lib/content/addresses/speculation';
import { etagOf } from '@/lib/server/http/etag';
import { NO_PAGE_POLICY, type PagePolicy } from './content-security-policy';

type Headers = Readonly<Record<string, string>>;
export type SiteHeaders = {
  /**
   * What the guard adds to a request and, unless the route says otherwise, to its answer.
   * @param path decoded, without its query
   */
  readonly forPath: (path: string) => { readonly request: Headers; readonly response: Headers };
  /** The headers of a cached page. */
  readonly forCachedPage: (html: string) => Headers;
};

/**
 * Pages that get a nonce if Next renders them for one request; e2e/safety/cached-pages.spec.ts compares them with the existing pages.
 * Lists, maps and comparisons usually come from `lib/server/list-pages`, with hashes in their policy.
 */
const PER_REQUEST =
  /^\/(?:jobs|saved|job-map|job-map-embed|compare|reference|ref|upload|onboarding|application\/[^/]+)\/?$/;
/** The one page that other sites may show in a frame (specification, section 2). */
const EMBED = /^\/job-map-embed\/?$/;
/** What other sites show: share images, the logo in structured data, feeds. */
const FOR_OTHER_SITES = /^\/(?:art|share|feeds|icons)\/|^\/jobs\/feed\.|\.(?:png|ico|svg)$/;
const POLICY = 'content-security-policy';
/**
 * The service worker of search alerts: it reports a pressed notification to the site, and loads the icon of notifications
 * (docs/decisions/0056).
 */
const WORKER_PATH = '/push-worker.js';
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";
/** What browsers may prepare for the next click (lib/content/addresses/speculation.ts). */
const SPECULATION: Headers = { 'speculation-rules': `"${SPECULATION_PATH}"` };
/** Two years, for this host alone: we do not decide for other hosts of the domain. */
const HSTS = 'max-age=63072000';

const ALWAYS: Headers = {
  [POLICY]: NO_PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self), clipboard-write=(self)',
  'cross-origin-opener-policy': 'same-origin',
};

/** The headers every answer carries, redirects and errors included (docs/decisions/0016). */
export function createSiteHeaders({
  policy,
  siteUrl,
}: {
  readonly policy: PagePolicy;
  readonly siteUrl: string;
}): SiteHeaders {
  const open: Headers = {
    ...ALWAYS,
    ...(siteUrl.startsWith('https://') ? { 'strict-transport-security': HSTS } : {}),
    'cross-origin-resource-policy': 'cross-origin',
  };
  const shared: Headers = { ...open, 'x-frame-options': 'DENY' };
  const own: Headers = { ...shared, 'cross-origin-resource-policy': 'same-origin' };

  return {
    forPath(path) {
      if (path === WORKER_PATH)
        return { request: {}, response: { ...own, [POLICY]: WORKER_POLICY } };
      if (!PER_REQUEST.test(path))
        return { request: {}, response: FOR_OTHER_SITES.test(path) ? shared : own };
      const isEmbed = EMBED.test(path);
      const nonce = randomBytes(16).toString('base64');
      const made = { [POLICY]: policy.withNonce(nonce, isEmbed ? 'anyone' : 'nobody') };
      // Next reads the nonce from the request and puts it on its own scripts.
      return {
        request: made,
        response: { ...(isEmbed ? open : { ...own, ...SPECULATION }), ...made },
      };
    },
    // Computed once; Next would read the whole page again for every visitor (`generateEtags`).
    forCachedPage: (html) => ({
      ...SPECULATION,
      [POLICY]: policy.ofHtml(html),
      etag: etagOf(html),
    }),
  };
}
