import { NotFoundPage } from '@/components/page/not-found-page';
import { env } from '@/lib/config/env';
import { markMissing } from '@/lib/server/jobs/missing-job';
import { markWithoutJobs } from '@/lib/server/snapshot/without-jobs';

type Props = {
  /** Whether no list is known, as in the build. To readers the gate has said so with a 503 already. */
  readonly isUnknown: boolean;
};

/** In the place of a search page or a pay page that is not there. */
export async function MissingPage({ isUnknown }: Props) {
  if (isUnknown) await markWithoutJobs();
  await markMissing();
  return <NotFoundPage siteUrl={env().siteUrl} />;
}

export const missingPageMetadata = { title: 'Page Not Found', robots: 'noindex, follow' };
