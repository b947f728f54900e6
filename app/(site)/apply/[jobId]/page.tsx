import type { Metadata } from 'next';
import { ArrowLeft } from 'lucide-react';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApplicationPage } from '@/components/forms/application-page';
import { AppliedJobCard } from '@/components/forms/applied-job-card';
import { TextLink } from '@/components/ui/text-link';
import { formatPlace } from '@/lib/domain/place';
import { findJob } from '@/lib/server/job-lookup';

/** Seconds a page is served as it is before it is made anew. */
export const revalidate = 60;

/** No page is made at build time: the build needs no platform. */
export const generateStaticParams = () => [];

/** One look-up for metadata and page. */
const jobOf = cache(async (id: string) => {
  const lookup = await findJob(id);
  if (lookup.status === 'missing') notFound();
  // error.tsx says so, with a 5xx: a job that cannot be asked for is not gone.
  if (lookup.status === 'unavailable') throw new Error('Failed to load job details');
  return lookup.job;
});

export async function generateMetadata({ params }: PageProps<'/apply/[jobId]'>): Promise<Metadata> {
  const job = await jobOf((await params).jobId);
  return {
    title: `Apply: ${job.applicationTitle} in ${formatPlace(job)}`,
    robots: { index: false },
  };
}

/** The application for a job (specification, section 2, 'Job application screen'). */
export default async function ApplyPage({ params }: PageProps<'/apply/[jobId]'>) {
  const job = await jobOf((await params).jobId);
  return (
    <ApplicationPage
      heading={`Application for: ${job.applicationTitle}`}
      back={
        <TextLink href={`/jobs/${job.id}`} leadingIcon={ArrowLeft}>
          Back to the job
        </TextLink>
      }
      job={{ id: job.id, title: job.applicationTitle }}
      aside={<AppliedJobCard job={job} />}
    />
  );
}
