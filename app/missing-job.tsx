import type { Metadata } from 'next';
import { JobNotFound } from '@/components/job-page/job-not-found';
import { feedDate } from '@/lib/domain/dates/dates';
import { openJobsInsteadOf } from '@/lib/server/jobs/answers/open-jobs';
import { searchPagesOfMissing } from '@/lib/server/search-pages/job-search-pages';
import { rememberedJob } from '@/lib/server/jobs/look-up/page-job';

export const missingJobMetadata: Metadata = { title: 'Job not found', robots: 'noindex, follow' };

/** The page of a missing job (docs/decisions/0003), at its own address and at that of its application. */
export async function MissingJob({ id }: { readonly id: string }) {
  const instead = await openJobsInsteadOf(id);
  const links = await searchPagesOfMissing(id);
  const seen = await rememberedJob(id);
  return (
    <JobNotFound
      id={id}
      instead={instead}
      lastListedOn={seen?.listedOn ?? null}
      links={links}
      today={feedDate(new Date())}
    />
  );
}
