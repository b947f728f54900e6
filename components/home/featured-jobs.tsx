import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { FeaturedCarousel } from './featured-carousel';
import { FeaturedHeading } from './featured-heading';
import styles from './featured-jobs.module.css';
import { FeaturedNone } from './featured-none';
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
        <FeaturedNone />
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
