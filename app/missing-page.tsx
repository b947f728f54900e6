import { DocumentPage } from '@/app/document-page';
import { NotFoundPage } from '@/components/page/not-found-page';
import { env } from '@/lib/config/env';
import { largestSearchPages } from '@/lib/domain/search-pages/search-page-links';
import { searchPages } from '@/lib/server/search-pages/job-search-pages';

/** Search pages offered instead. */
const OFFERED = 4;

/** Shown instead of a search page or a pay page that does not exist. */
export async function MissingPage() {
  const instead = largestSearchPages(await searchPages(), OFFERED);
  return (
    <DocumentPage>
      <NotFoundPage siteUrl={env().siteUrl} instead={instead} />
    </DocumentPage>
  );
}

export const missingPageMetadata = { title: 'Page Not Found', robots: 'noindex, follow' };
