import { NotFoundPage } from '@/components/page/not-found-page';
import { env } from '@/lib/config/env';
import { largestSearchPages } from '@/lib/domain/search-pages/search-page-links';
import { markMissing } from '@/lib/server/job-lookup/missing-job';
import { searchPages } from '@/lib/server/search-pages/job-search-pages';
import { markWithoutJobs } from '@/lib/server/snapshot/without-jobs';

type Props = {
  /** Whether no list is known, as in the build. To readers the gate has said so with a 503 already. */
  readonly isUnknown: boolean;
};

/** Pages offered in its place. */
const OFFERED = 4;

/** In the place of a search page or a pay page that is not there. */
export async function MissingPage({ isUnknown }: Props) {
  if (isUnknown) await markWithoutJobs();
  await markMissing();
  const instead = largestSearchPages(await searchPages(), OFFERED);
  return <NotFoundPage siteUrl={env().siteUrl} instead={instead} />;
}

export const missingPageMetadata = { title: 'Page Not Found', robots: 'noindex, follow' };
