import type { Metadata } from 'next';
import { JobNotFound } from '@/components/job-page/job-not-found';
import { feedDate } from '@/lib/domain/dates/dates';
import { openJobsInsteadOf } from '@/lib/server/jobs/similar-jobs';
import { searchPagesOfMissing } from '@/lib/server/search-pages/job-search-pages';
import { snapshotStore } from '@/lib/server/snapshot/snapshot';

export const missingJobMetadata: Metadata = { title: 'Job not found', robots: 'noindex, follow' };

/** The page of a missing job (docs/decisions/0003), at its own address and at that of its application. */
export async function MissingJob({ id }: { readonly id: string }) {
  const instead = await openJobsInsteadOf(id);
  const links = await searchPagesOfMissing(id);
  return (
    <JobNotFound
      id={id}
      instead={instead}
      lastListedOn={snapshotStore().lastListedOn(id)}
      links={links}
      today={feedDate(new Date())}
    />
  );
}
