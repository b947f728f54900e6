import type { MetadataRoute } from 'next';
import { env } from '@/lib/config/env';
import { UNCRAWLED } from '@/lib/content/addresses/uncrawled';
import { SITEMAP_PATHS } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/**
 * Every page may be crawled, on every host. A page that must not be indexed says so itself, and a crawler has to read it to find out
 * (docs/decisions/0014). Only addresses with endless variants are disallowed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...UNCRAWLED] },
    sitemap: env().siteUrl + SITEMAP_PATHS.index,
  };
}
