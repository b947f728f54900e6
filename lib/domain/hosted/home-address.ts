/** An ending of two labels that many sites share: going there would leave the site. */
const SHARED_ENDING = /^(?:ac|co|com|edu|gov|net|org)\.[a-z]{2}$/;

function rootDomain(hostname: string): string | null {
  const labels = hostname.toLowerCase().split('.');
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? '') || hostname.includes(':')) return null;
  const root = labels.slice(-2).join('.');
  return SHARED_ENDING.test(root) ? null : root;
}

/**
 * Where 'Back to Home' leads: the root domain of the current host (its last two labels) if it is the site's own; '/', the current origin,
 * on localhost, an IP address and any other host (specification, section 2, 'Home page'; decisions, 'Back to Home').
 * @param hostname of the current page
 * @param siteUrl the configured origin
 */
export function homeAddress(hostname: string, siteUrl: string): string {
  const site = new URL(siteUrl);
  const root = rootDomain(hostname);
  if (root === null || root === hostname.toLowerCase() || root !== rootDomain(site.hostname))
    return '/';
  return `${site.protocol}//${root}${site.port && `:${site.port}`}/`;
}
