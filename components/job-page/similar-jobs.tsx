import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide';
import { COMPARED, compareHref } from '@/lib/domain/compare/compare-jobs';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { listHref } from '@/lib/domain/lists/job-figures';
import { TextLink } from '@/components/ui/actions/text-link';
import { JobCards } from '@/components/job-card/job-cards';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { MoreJobs } from './more-jobs';
import styles from './similar-jobs.module.css';

type Props = {
  /** The job being viewed. */
  readonly job: JobSummary;
  readonly jobs: readonly JobSummary[];
  /** The pages it is on (lib/domain/search-pages). */
  readonly links: readonly NavLink[];
  readonly today: IsoDate;
};

/** Where to look next if this job is not the right one. */
export function SimilarJobs({ job, jobs, links, today }: Props) {
  const [specialty] = job.specialties;
  if (jobs.length === 0) return null;
  return (
    <SimilarBand
      id="similar-jobs"
      heading="Similar jobs"
      ways={
        <>
          <TextLink
            rel="nofollow"
            href={compareHref([job, ...jobs].slice(0, COMPARED.most).map(({ id }) => id))}
          >
            Compare side by side
          </TextLink>
          {links.length === 0 && (
            <TextLink
              href={listHref(specialty ? { specialty: [specialty] } : {})}
              icon={ArrowRight}
            >
              {specialty ? `All ${specialty} jobs` : 'View All Jobs'}
            </TextLink>
          )}
        </>
      }
    >
      <JobCards jobs={jobs} today={today} isRow />
      <MoreJobs links={links} />
    </SimilarBand>
  );
}

type BandProps = {
  readonly id: string;
  readonly heading: string;
  /** Links to more of them. */
  readonly ways: ReactNode;
  readonly children: ReactNode;
};

/** Across the page, below all else: jobs in a row. */
export function SimilarBand({ id, heading, ways, children }: BandProps) {
  return (
    <section className={`section unprinted ${styles.band}`} aria-labelledby={id} data-further-down>
      <div className="wrap">
        <div className={`${styles.head} cluster between`}>
          <h2 id={id}>{heading}</h2>
          <p className={`${styles.ways} cluster`}>{ways}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
