'use client';

import { useToday } from '@/lib/client/use-today';
import type { IsoDate } from '@/lib/domain/job';
import type { CardJob } from './job-card';
import { JobCard } from './job-card';
import styles from './job-cards.module.css';

type Props = { readonly jobs: readonly CardJob[]; readonly today: IsoDate };

/** Cards in the server's HTML; the browser only counts their age again, for the page may be stored. */
export function JobCards({ jobs, today: serverDay }: Props) {
  const today = useToday(serverDay);
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} href={`/jobs/${job.id}`} today={today} level={3} />
        </li>
      ))}
    </ul>
  );
}
