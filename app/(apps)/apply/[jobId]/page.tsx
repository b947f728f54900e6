import { Fragment } from 'react';
import type { Metadata } from 'next';
import { ArrowLeft } from 'lucide';
import { ApplicationPage } from '@/components/apply/application-page';
import { AppliedJobCard } from '@/components/apply/applied-job-card';
import { RecruiterCard } from '@/components/recruiter/recruiter-card';
import { TextLink } from '@/components/ui/actions/text-link';
import { IN_BRIEF, shortFacts, wordsIn } from '@/lib/domain/job/job-facts';
import { formatPlace, titleWithPlace } from '@/lib/domain/place/place';
import { payInWords } from '@/lib/domain/pay/pay-words';
import { ViewedJob } from '@/components/saved/viewed-job';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageJob } from '@/lib/server/jobs/look-up/page-job';
import { MissingJob, missingJobMetadata } from '@/app/missing-job';

/** Rendered when the page cache asks for it (lib/server/pages/pages.ts). */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/apply/[jobId]'>): Promise<Metadata> {
  const job = await pageJob((await params).jobId);
  if (!job) return missingJobMetadata;
  return pageMetadata({
    title: `Apply: ${titleWithPlace(job.applicationTitle, job)}`,
    path: `/apply/${job.id}`,
  });
}

/** The application for a job (specification, section 2, 'Job application screen'). */
export default async function ApplyPage({ params }: PageProps<'/apply/[jobId]'>) {
  const { jobId } = await params;
  const job = await pageJob(jobId);
  if (!job) return <MissingJob id={jobId} />;
  return (
    <>
      <ApplicationPage
        heading={`Application for: ${job.applicationTitle}`}
        back={
          <TextLink href={`/jobs/${job.id}`} leadingIcon={ArrowLeft}>
            Back to the job
          </TextLink>
        }
        lead={
          <>
            {[formatPlace(job), ...wordsIn(IN_BRIEF, shortFacts(job)), payInWords(job.pay)]
              .filter(Boolean)
              .map((fact, at) => (
                <Fragment key={at}>
                  {/* No line begins with the dot. */ at > 0 && '\u00a0· '}
                  <span>{fact}</span>
                </Fragment>
              ))}
            <br />
            Takes about two minutes. You can add a resume later.
          </>
        }
        job={{ id: job.id, title: job.applicationTitle }}
        aside={
          <>
            <AppliedJobCard job={job} />
            <RecruiterCard specialties={job.specialties} />
          </>
        }
      />
      <ViewedJob job={job} />
    </>
  );
}
