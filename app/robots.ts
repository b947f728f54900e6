import type { MetadataRoute } from 'next';
import { env } from '@/lib/config/env';
import { SITEMAP_PATHS } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/**
 * Everything may be read, on every host: a page that must not be found says so itself, and who may not read it never
 * learns that (docs/decisions/0014).
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: env().siteUrl + SITEMAP_PATHS.index,
  };
}
