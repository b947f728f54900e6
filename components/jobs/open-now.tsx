'use client';

import { useJobs } from '@/lib/client/use-jobs';
import { feedDate } from '@/lib/domain/dates';
import { emptyQuery } from '@/lib/domain/job-query';
import { searchJobs } from '@/lib/domain/job-search';
import { Dots } from '@/components/ui/dots';
import { JobCard } from './job-card';
import { stampsOf } from './postcard';
import styles from './job-not-found.module.css';

const SHOWN = 6;

/** The newest open jobs, in the place of one that is gone. */
export function OpenNow() {
  const { index, error } = useJobs(true);
  if (error || index?.jobs.length === 0) return null;
  if (!index) return <Dots label="Loading open jobs" />;
  const jobs = searchJobs(index, emptyQuery).jobs.slice(0, SHOWN);
  const stamps = stampsOf(jobs);
  return (
    <section className={styles.open} aria-labelledby="open-jobs">
      <h2 id="open-jobs">Open now</h2>
      <ul className={styles.jobs}>
        {jobs.map((job, position) => (
          <li key={job.id}>
            <JobCard
              job={job}
              stamp={stamps[position] ?? ''}
              href={`/jobs/${job.id}`}
              today={feedDate(new Date())}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
