'use client';

import { JobCard } from '@/components/jobs/job-card';
import { stampsOf } from '@/components/jobs/postcard';
import { useToday } from '@/lib/client/use-today';
import type { IsoDate, JobSummary } from '@/lib/domain/job';
import styles from './landing-job-list.module.css';

type LandingJobListProps = { readonly jobs: readonly JobSummary[]; readonly today: IsoDate };

/** Cards in the server's HTML; the browser only counts their age again, for the page may be stored. */
export function LandingJobList({ jobs, today: serverDay }: LandingJobListProps) {
  const today = useToday(serverDay);
  const stamps = stampsOf(jobs);
  return (
    <ul className={styles.jobs}>
      {jobs.map((job, index) => (
        <li key={job.id}>
          <JobCard
            job={job}
            stamp={stamps[index] ?? ''}
            href={`/jobs/${job.id}`}
            today={today}
            level={3}
          />
        </li>
      ))}
    </ul>
  );
}
