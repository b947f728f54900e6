import { ArrowRight } from 'lucide';
import { JobCards } from '@/components/job-card/job-cards';
import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { TextLink } from '@/components/ui/actions/text-link';
import { BROWSE_JOBS, QUICK_APPLY } from '@/lib/content/addresses/navigation';
import type { IsoDate } from '@/lib/domain/job/job';
import type { Openings } from '@/lib/domain/lists/openings';
import styles from './landing-jobs.module.css';

type LandingJobsProps = {
  /** Null while unknown, which is not the same as none. */
  readonly openings: Openings | null;
  /** '128 nursing jobs'. */
  readonly count: string;
  /** The list with these filters. */
  readonly href: string;
  readonly today: IsoDate;
};

/** A specialty's newest jobs, their count and the way to all of them. */
export function LandingJobs({ openings, count, href, today }: LandingJobsProps) {
  const any = openings !== null && openings.total > 0;
  return (
    <section className={`section ${styles.band}`} aria-labelledby="open-now">
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id="open-now">Open now</h2>
            {any && <p className={styles.count}>The newest of {count}.</p>}
          </div>
          {any && (
            <TextLink href={href} icon={ArrowRight}>
              See {openings.total === 1 ? 'it in the list' : `all ${count}`}
            </TextLink>
          )}
        </div>
        {any ? (
          <JobCards jobs={openings.newest} today={today} />
        ) : (
          <Nothing known={openings !== null} />
        )}
      </div>
    </section>
  );
}

function Nothing({ known }: { readonly known: boolean }) {
  const { label, href } = known ? QUICK_APPLY : BROWSE_JOBS;
  return (
    <EmptyState
      art={POSTCARDS.riverboat}
      title="Nothing here yet"
      level={3}
      action={
        <ButtonLink href={href} variant="quiet" size="sm">
          {label}
        </ButtonLink>
      }
    >
      <p>
        {known
          ? 'No job of this kind is open today. Leave your name, and a recruiter calls when one is.'
          : 'The newest jobs are on their way. The job list has every open position.'}
      </p>
    </EmptyState>
  );
}
