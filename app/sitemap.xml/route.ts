import { env } from '@/lib/config/env';
import { sitemapIndex } from '@/lib/seo/sitemap';
import { indexedSearches } from '@/lib/server/search-pages/indexed-searches';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import { answerDocument } from '@/lib/server/jobs/snapshot/snapshot-document';

export const dynamic = 'force-dynamic';

/** The sitemap index that `robots.txt` names. */
export async function GET({ headers }: Request): Promise<Response> {
  return answerDocument(await getSnapshot(), {
    contentType: 'application/xml; charset=utf-8',
    asked: headers,
    write: (snapshot) =>
      sitemapIndex(
        { jobs: snapshot.jobs.length, searches: indexedSearches(snapshot).length },
        env().siteUrl,
      ),
  });
}
