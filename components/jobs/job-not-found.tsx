import type { IsoDate, JobSummary } from '@/lib/domain/job';
import { ButtonLink } from '@/components/ui/button-link';
import { JobCard } from './job-card';
import styles from './job-not-found.module.css';

type Props = { readonly jobs: readonly JobSummary[]; readonly today: IsoDate };

export function JobNotFound({ jobs, today }: Props) {
  return (
    <div className={`wrap section ${styles.root}`}>
      <h1>Job not found.</h1>
      <p className={styles.lead}>
        It may have been filled. Here is the way back, and what is open now.
      </p>
      <ButtonLink href="/jobs">Back to jobs</ButtonLink>
      {jobs.length > 0 && (
        <section className={styles.open} aria-labelledby="open-jobs">
          <h2 id="open-jobs">Open now</h2>
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} href={`/jobs/${job.id}`} today={today} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
