import type { Metadata } from 'next';
import { OfferPage } from '@/components/offer/offer-page';
import { titleWithPlace } from '@/lib/domain/place/place';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageJob } from '@/lib/server/job-lookup/page-job';
import { MissingJob, missingJobMetadata } from '@/app/missing-job';

/** Rendered when the page cache asks for it (lib/server/pages/pages.ts). */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/offer/[jobId]'>): Promise<Metadata> {
  const job = await pageJob((await params).jobId);
  if (!job) return missingJobMetadata;
  return pageMetadata({
    title: `Compare your offer: ${titleWithPlace(job.title, job)}`,
    path: `/offer/${job.id}`,
  });
}

/** A visitor's offer from elsewhere beside one of our jobs (docs/decisions/0027). */
export default async function CompareOfferPage({ params }: PageProps<'/offer/[jobId]'>) {
  const { jobId } = await params;
  const job = await pageJob(jobId);
  return job ? <OfferPage job={job} /> : <MissingJob id={jobId} />;
}
