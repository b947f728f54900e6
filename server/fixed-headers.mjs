/**
 * The headers that depend on nothing but an answer's path. The guard adds them to every answer (lib/server/gate/response-headers.ts).
 * Without the guard, under `next start`, Next adds them (`headers` in next.config.mjs).
 */

/** The guard sets it on every request, so that Next adds none of these headers a second time. */
export const GUARDED_HEADER = 'x-guarded';

/** Regular expressions, without the slash that a path begins with and the one that it may end with. */
export const PATHS = {
  /** The one page that other sites may show in a frame (specification, section 2). */
  embed: 'job-map-embed',
  /** What other sites show: share images, the logo in structured data, feeds. */
  forOtherSites: '(?:art|share|feeds|icons)/.*|jobs/feed\\..*|.*\\.(?:png|ico|svg)',
  /**
   * Pages that Next renders for each request, with a nonce; e2e/safety/cached-pages.spec.ts compares them with the existing pages. The
   * others have hashes in their policy (lib/server/pages/finished-page.ts).
   */
  perRequest: 'reference|ref|upload|onboarding|application/[^/]+',
};

/** Two years, for this host alone: we do not decide for other hosts of the domain. */
const HSTS = 'max-age=63072000';

/**
 * What every answer carries, redirects and errors included (docs/decisions/0009): `open` a page that any site may show in a frame, `shared` a
 * file that any site may show, `own` everything else.
 * @param {string} siteUrl
 * @returns {Readonly<Record<'open' | 'shared' | 'own', Readonly<Record<string, string>>>>}
 */
export function fixedHeaders(siteUrl) {
  const open = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self), clipboard-write=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https://') ? { 'strict-transport-security': HSTS } : {}),
    'cross-origin-resource-policy': 'cross-origin',
  };
  const shared = { ...open, 'x-frame-options': 'DENY' };
  return { open, shared, own: { ...shared, 'cross-origin-resource-policy': 'same-origin' } };
}

/** All that can be said about pages whose inline scripts have neither hash nor nonce. */
const BASE_POLICY = {
  'content-security-policy': "base-uri 'none'; form-action 'self'; object-src 'none'",
};

/**
 * Rules for Next's setting `headers`, for requests that have not passed the guard. The later of two rules wins, and both win over a
 * header that a route handler sets.
 * @param {string} siteUrl Next compares its host, without the port
 */
export function headersWithoutGuard(siteUrl) {
  const { open, shared, own } = fixedHeaders(siteUrl);
  const rule = (path, headers, missing = []) => ({
    source: `/:path(${path})`,
    missing: [{ type: 'header', key: GUARDED_HEADER }, ...missing],
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const host = URL.parse(siteUrl)?.hostname.replaceAll('.', '\\.') ?? '';
  return [
    rule(`(?!${PATHS.embed}/?$).*`, own),
    rule(PATHS.embed, open),
    rule(PATHS.forOtherSites, shared),
    rule('.*', BASE_POLICY),
    rule('.*', { 'x-robots-tag': 'noindex' }, [{ type: 'host', value: host }]),
  ];
}
