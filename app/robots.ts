import type { MetadataRoute } from 'next';
import { env } from '@/lib/config/env';
import { UNCRAWLED } from '@/lib/content/addresses/uncrawled';
import { SITEMAP_PATHS } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/**
 * Every page may be read, on every host: one that must not be found says so itself, and who may not read it never learns that
 * (docs/decisions/0014). Left out are addresses of which there is no end (0038).
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...UNCRAWLED] },
    sitemap: env().siteUrl + SITEMAP_PATHS.index,
  };
}
