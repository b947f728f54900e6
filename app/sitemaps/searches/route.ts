import { env } from '@/lib/config/env';
import { searchesSitemap } from '@/lib/seo/sitemap';
import { indexedSearches } from '@/lib/server/search-pages/indexed-searches';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import { answerDocument } from '@/lib/server/jobs/snapshot/snapshot-document';

export const dynamic = 'force-dynamic';

/** `/sitemap-searches.xml` (a rewrite of next.config.mjs): the search pages that may be indexed. */
export async function GET({ headers }: Request): Promise<Response> {
  return answerDocument(await getSnapshot(), {
    contentType: 'application/xml; charset=utf-8',
    asked: headers,
    write: (snapshot) => searchesSitemap(indexedSearches(snapshot), env().siteUrl),
  });
}
