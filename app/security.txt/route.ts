import { env } from '@/lib/config/env';
import { SITE } from '@/lib/config/site';
import { securityText } from '@/lib/content/pages/security-text';

export const dynamic = 'force-dynamic';

/** Where to report a vulnerability of the site (RFC 9116). */
export function GET(): Response {
  return new Response(
    securityText({ email: SITE.email, siteUrl: env().siteUrl, now: new Date() }),
    {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=86400',
      },
    },
  );
}
