import { ArrowRight } from 'lucide-react';
import { FeaturedCard } from '@/components/jobs/featured-card';
import { POSTCARDS } from '@/components/jobs/postcard';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { TextLink } from '@/components/ui/text-link';
import type { IsoDate, JobSummary } from '@/lib/domain/job';
import { JOB_MESSAGES } from '@/lib/domain/messages';
import { QUICK_APPLY } from '@/lib/content/navigation';
import styles from './newest-jobs.module.css';

type NewestJobsProps = {
  readonly jobs: readonly JobSummary[];
  /** False where the list of jobs is not known, which is not the same as empty. */
  readonly known: boolean;
  readonly today: IsoDate;
};

export function NewestJobs({ jobs, known, today }: NewestJobsProps) {
  return (
    <section className="section" aria-labelledby="newest-jobs">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="newest-jobs">New this week</h2>
          {jobs.length > 0 && (
            <TextLink href="/jobs" icon={ArrowRight}>
              All jobs
            </TextLink>
          )}
        </div>
        {jobs.length > 0 ? (
          <ul className={styles.grid}>
            {jobs.map((job) => (
              <li key={job.id}>
                <FeaturedCard job={job} today={today} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            art={POSTCARDS.poles}
            title="Nothing here, yet"
            level={3}
            action={
              known ? (
                <ButtonLink href={QUICK_APPLY.href} variant="quiet" size="sm">
                  {QUICK_APPLY.label}
                </ButtonLink>
              ) : (
                <ButtonLink href="/jobs" variant="quiet" size="sm">
                  Browse Jobs
                </ButtonLink>
              )
            }
          >
            <p>
              {known
                ? JOB_MESSAGES.noneOpen
                : 'The newest jobs are on their way. The job list has every open position.'}
            </p>
          </EmptyState>
        )}
      </div>
    </section>
  );
}
