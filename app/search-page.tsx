import type { Metadata } from 'next';
import { MissingPage, missingPageMetadata } from '@/app/missing-page';
import { DocumentPage } from '@/app/document-page';
import { searchCardContent } from '@/components/search-page/search-card-content';
import { SearchPageView } from '@/components/search-page/search-page-view';
import { JsonLd } from '@/components/seo/json-ld';
import { SEARCH_PAGE, SHARE_IMAGE_SIZE } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import { env } from '@/lib/config/env';
import { crumbsToSearchPage } from '@/lib/content/addresses/crumbs';
import { feedDate } from '@/lib/domain/dates/dates';
import { searchPageDescription, searchPageHeading } from '@/lib/domain/search-pages/page-words';
import { searchPageHref } from '@/lib/domain/search-pages/search-page';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { itemList } from '@/lib/seo/structured-data/item-list';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { searchPageAt } from '@/lib/server/search-pages/search-page';
import { shareCardVersion } from '@/lib/server/share-cards/share-card-answer';

type At = {
  readonly root: string;
  readonly segments: readonly string[];
  /** The number of the page of its jobs. */
  readonly page: number;
};

/** The head of a search page. */
export async function searchPageMetadata({ root, segments, page: asked }: At): Promise<Metadata> {
  const found = await searchPageAt(root, segments, asked);
  if (found === 'unknown' || found === null) return missingPageMetadata;
  const { page, pages, facts, number, pageCount } = found;
  const heading = searchPageHeading(page, facts);
  const description = searchPageDescription(page, facts);
  const href = searchPageHref(page.path, number);
  return pageMetadata({
    title: number > 1 ? `${heading}, page ${number}` : heading,
    description: number > 1 ? `Page ${number} of ${pageCount}. ${description}` : description,
    path: page.path,
    search: href.slice(page.path.length),
    isIndexed: pages.get(page.path)?.isIndexed === true,
    shareCard: {
      url: `/share/searches${page.path}?v=${shareCardVersion(searchCardContent(page, facts))}`,
      ...SHARE_IMAGE_SIZE,
      alt: `${heading} · ${SITE.brand}`,
    },
  });
}

/** A search page (docs/decisions/0051): jobs of a place, of a specialty, or of both. */
export async function SearchPageAt({ root, segments, page: asked }: At) {
  const found = await searchPageAt(root, segments, asked);
  if (found === 'unknown' || found === null) return <MissingPage />;
  const { page, pages, shown, number } = found;
  const { siteUrl } = env();
  const crumbs = crumbsToSearchPage(page, pages);
  return (
    <DocumentPage>
      <JsonLd data={breadcrumbList(crumbs, siteUrl)} />
      {shown.length > 0 && (
        <JsonLd data={itemList(shown, siteUrl, (number - 1) * SEARCH_PAGE.jobs + 1)} />
      )}
      <SearchPageView {...found} crumbs={crumbs} today={feedDate(new Date())} />
    </DocumentPage>
  );
}
