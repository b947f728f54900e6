import 'server-only';
import { randomBytes } from 'node:crypto';
import { SPECULATION_PATH } from '@/lib/content/addresses/speculation';
import { etagOf } from '@/lib/server/http/etag';
import { fixedHeaders, PATHS } from '@/server/fixed-headers.mjs';
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

const pathsLike = (pattern: string) => new RegExp(`^/(?:${pattern})/?$`);
const PER_REQUEST = pathsLike(PATHS.perRequest);
const EMBED = pathsLike(PATHS.embed);
const FOR_OTHER_SITES = pathsLike(PATHS.forOtherSites);
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

/** The headers every answer carries, redirects and errors included (docs/decisions/0016). */
export function createSiteHeaders({
  policy,
  siteUrl,
}: {
  readonly policy: PagePolicy;
  readonly siteUrl: string;
}): SiteHeaders {
  const { open, shared, own } = fixedHeaders(siteUrl);
  const noPage = { [POLICY]: NO_PAGE_POLICY };
  const ofSharedFile: Headers = { ...shared, ...noPage };
  const ofOthers: Headers = { ...own, ...noPage };

  return {
    forPath(path) {
      if (path === WORKER_PATH)
        return { request: {}, response: { ...own, [POLICY]: WORKER_POLICY } };
      if (!PER_REQUEST.test(path))
        return { request: {}, response: FOR_OTHER_SITES.test(path) ? ofSharedFile : ofOthers };
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
