import { env } from '@/lib/config/env';
import { sitemapIndex } from '@/lib/seo/sitemap';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';
import { answerDocument } from '@/lib/server/snapshot/snapshot-document';

export const dynamic = 'force-dynamic';

/** The sitemap's index, as `robots.txt` names it. */
export async function GET({ headers }: Request): Promise<Response> {
  return answerDocument(await getSnapshot(), {
    contentType: 'application/xml; charset=utf-8',
    asked: headers,
    write: ({ jobs }) => sitemapIndex(jobs.length, env().siteUrl),
  });
}
