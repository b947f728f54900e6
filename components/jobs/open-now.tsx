'use client';

import { ArrowRight } from 'lucide';
import { useParams } from 'next/navigation';
import { useSimilarJobs } from '@/lib/client/use-similar-jobs';
import { isJobId } from '@/lib/domain/job-id';
import { askHref } from '@/lib/domain/job-question';
import type { SimilarJobsAnswer } from '@/lib/domain/similar-jobs-answer';
import { feedDate } from '@/lib/domain/dates';
import { Dots } from '@/components/ui/dots';
import { TextLink } from '@/components/ui/text-link';
import { JobCards } from './job-cards';
import styles from './job-not-found.module.css';

/** Open jobs in the place of the one in the address, which is gone: like it where that is still known, else the newest. */
export function OpenNow() {
  const { jobId } = useParams<{ jobId: string }>();
  const { answer, failed } = useSimilarJobs(jobId);
  return (
    <>
      {isJobId(jobId) && (
        <p>
          Sent here for a certain job?{' '}
          <TextLink href={askHref(jobId)} icon={ArrowRight}>
            Ask us about job {jobId}
          </TextLink>
        </p>
      )}
      {!failed && !answer && <Dots label="Loading open jobs" />}
      {answer && answer.jobs.length > 0 && <OpenJobs {...answer} />}
    </>
  );
}

function OpenJobs({ alike, jobs }: SimilarJobsAnswer) {
  return (
    <section className={styles.open} aria-labelledby="open-jobs">
      <h2 id="open-jobs">{alike ? 'Similar jobs, open now' : 'Open now'}</h2>
      <JobCards jobs={jobs} today={feedDate(new Date())} />
    </section>
  );
}
