import { env } from '@/lib/config/env';
import { pagesSitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/**
 * `/sitemap-pages.xml` (a rewrite of next.config.mjs): the pages other than single jobs, whether or not the platform answers.
 */
export function GET(): Response {
  return new Response(pagesSitemap(env().siteUrl), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=3600',
    },
  });
}
