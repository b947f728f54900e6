type Parts = { readonly email: string; readonly siteUrl: string; readonly now: Date };

/** Half a year: RFC 9116 asks for less than a year, and each answer counts from its own day. */
const GOOD_FOR_DAYS = 180;

/** The text of `/.well-known/security.txt` (RFC 9116). It expires at midnight, so that it is the same all day. */
export function securityText({ email, siteUrl, now }: Parts): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + GOOD_FOR_DAYS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
