import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { QUICK_APPLY } from '@/lib/content/addresses/navigation';
import { FeaturedCarousel } from './featured-carousel';
import { FeaturedHeading } from './featured-heading';
import styles from './featured-jobs.module.css';
import { FeaturedUnknown } from './featured-unknown';

type FeaturedJobsProps = {
  /** Null if the server does not know, which is not the same as none. */
  readonly jobs: readonly JobSummary[] | null;
  readonly today: IsoDate;
};

/** The newest jobs for registered nurses; there may be none. */
function Known({ jobs, today }: FeaturedJobsProps & { readonly jobs: readonly JobSummary[] }) {
  if (jobs.length > 0) return <FeaturedCarousel jobs={jobs} today={today} />;
  return (
    <>
      <FeaturedHeading />
      <div className={`stack ${styles.place}`}>
        <EmptyState
          art={POSTCARDS.poles}
          action={
            <ButtonLink href={QUICK_APPLY.href} variant="quiet" size="sm">
              {QUICK_APPLY.label}
            </ButtonLink>
          }
        >
          <p>No featured jobs available at this time.</p>
          <p>
            Leave your name with Quick Apply, and a recruiter will call when the next ones open.
          </p>
        </EmptyState>
      </div>
    </>
  );
}

/**
 * The featured jobs: in the server's HTML, or requested by the browser if the server did not know them. Loading, then error, then empty,
 * then jobs (specification, section 4).
 */
export function FeaturedJobs({ jobs, today }: FeaturedJobsProps) {
  return (
    <section id="featured" className="section" aria-labelledby="featured-jobs">
      <div className="wrap">{jobs ? <Known jobs={jobs} today={today} /> : <FeaturedUnknown />}</div>
    </section>
  );
}
