'use client';

import { useParams } from 'next/navigation';
import { useSimilarJobs } from '@/lib/client/use-similar-jobs';
import { feedDate } from '@/lib/domain/dates';
import { Dots } from '@/components/ui/dots';
import { JobCards } from './job-cards';
import styles from './job-not-found.module.css';

/** Open jobs in the place of the one in the address, which is gone: like it where that is still known, else the newest. */
export function OpenNow() {
  const { jobId } = useParams<{ jobId: string }>();
  const { answer, failed } = useSimilarJobs(jobId);
  if (failed || answer?.jobs.length === 0) return null;
  if (!answer) return <Dots label="Loading open jobs" />;
  return (
    <section className={styles.open} aria-labelledby="open-jobs">
      <h2 id="open-jobs">{answer.alike ? 'Similar jobs, open now' : 'Open now'}</h2>
      <JobCards jobs={answer.jobs} today={feedDate(new Date())} />
    </section>
  );
}
