import { ArrowRight } from 'lucide';
import { JobCards } from '@/components/job-card/job-cards';
import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { TextLink } from '@/components/ui/actions/text-link';
import { BROWSE_JOBS, QUICK_APPLY } from '@/lib/content/addresses/navigation';
import type { IsoDate } from '@/lib/domain/job/job';
import type { JobFigures } from '@/lib/domain/lists/job-figures';
import styles from './landing-jobs.module.css';

type LandingJobsProps = {
  /** Null while unknown, which is not the same as none. */
  readonly figures: JobFigures | null;
  /** '128 nursing jobs'. */
  readonly count: string;
  /** The list with these filters. */
  readonly href: string;
  readonly today: IsoDate;
};

/** A specialty's newest jobs, their count and the way to all of them. */
export function LandingJobs({ figures, count, href, today }: LandingJobsProps) {
  const any = figures !== null && figures.total > 0;
  return (
    <section className={`section ${styles.band}`} aria-labelledby="open-now">
      <div className="wrap">
        <div className={`cluster between breaks ${styles.head}`}>
          <div>
            <h2 id="open-now">Open now</h2>
            {any && <p className={`muted tabular ${styles.count}`}>The newest of {count}.</p>}
          </div>
          {any && (
            <TextLink href={href} icon={ArrowRight}>
              See {figures.total === 1 ? 'it in the list' : `all ${count}`}
            </TextLink>
          )}
        </div>
        {any ? (
          <JobCards jobs={figures.newest} today={today} />
        ) : (
          <Nothing known={figures !== null} />
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
          ? 'No job of this kind is open today. Leave your name, and a recruiter will call when one opens.'
          : 'The newest jobs are on their way. The job list has every open position.'}
      </p>
    </EmptyState>
  );
}
