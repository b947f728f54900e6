import { env } from '@/lib/config/env';
import { pagesSitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** `/sitemap-pages.xml` (scripts/server/rewrites.mjs leads here): the pages that hold no job of their own, whatever the platform does. */
export function GET(): Response {
  return new Response(pagesSitemap(env().siteUrl), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=3600',
    },
  });
}
