import 'server-only';

/**
 * Whether a post came from another site's page (docs/product/decisions.md, 'cross-site posts'). `Sec-Fetch-Site` decides if the
 * browser sends it; otherwise Origin's host must be the requested one or the site's own; a caller with neither is not a browser.
 */
export function isCrossSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite !== 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const host = hostOf(origin);
  return host === null || (host !== headers.get('host') && host !== hostOf(siteUrl));
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
