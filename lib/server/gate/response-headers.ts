import 'server-only';
import { randomBytes } from 'node:crypto';
import { SPECULATION_PATH } from '@/lib/content/addresses/speculation';
import { fixedHeaders, PATHS } from '@/server/fixed-headers.mjs';
import { NO_PAGE_POLICY, type PagePolicy } from './content-security-policy';

type Headers = Readonly<Record<string, string>>;
export type SiteHeaders = {
  /**
   * What the guard adds to a request and, unless the route says otherwise, to its answer.
   * @param path decoded, without its query
   */
  readonly forPath: (path: string) => { readonly request: Headers; readonly response: Headers };
  /** The headers of a page that is kept for everybody. */
  readonly forPage: (html: string, path: string) => Headers;
};

const pathsLike = (pattern: string) => new RegExp(`^/(?:${pattern})/?$`);
const PER_REQUEST = pathsLike(PATHS.perRequest);
const EMBED = pathsLike(PATHS.embed);
const FOR_OTHER_SITES = pathsLike(PATHS.forOtherSites);
const POLICY = 'content-security-policy';
/** Should the embedded map ever go out without the policy of its HTML. */
const EMBED_POLICY = "default-src 'none'; frame-ancestors *";
/**
 * The service worker of search alerts: it reports a pressed notification to the site, and loads the icon of notifications
 * (docs/decisions/0056).
 */
const WORKER_PATH = '/push-worker.js';
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";
/** What browsers may prepare for the next click (lib/content/addresses/speculation.ts). */
const SPECULATION: Headers = { 'speculation-rules': `"${SPECULATION_PATH}"` };

/** The headers every answer carries, redirects and errors included (docs/decisions/0009). */
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
  const ofEmbed: Headers = { ...open, [POLICY]: EMBED_POLICY };

  return {
    forPath(path) {
      if (path === WORKER_PATH)
        return { request: {}, response: { ...own, [POLICY]: WORKER_POLICY } };
      if (EMBED.test(path)) return { request: {}, response: ofEmbed };
      if (!PER_REQUEST.test(path))
        return { request: {}, response: FOR_OTHER_SITES.test(path) ? ofSharedFile : ofOthers };
      const nonce = randomBytes(16).toString('base64');
      const made = { [POLICY]: policy.withNonce(nonce) };
      // Next reads the nonce from the request and puts it on its own scripts.
      return { request: made, response: { ...own, ...SPECULATION, ...made } };
    },
    forPage: (html, path) =>
      EMBED.test(path)
        ? { [POLICY]: policy.ofHtml(html, 'anyone') }
        : { ...SPECULATION, [POLICY]: policy.ofHtml(html, 'nobody') },
  };
}
