import type { ReactNode } from 'react';
import { featuredFacts } from '@/components/jobs/featured-facts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { IsoDate } from '@/lib/domain/job';
import type { JobsAnswer } from '@/lib/domain/jobs-answer';
import { useAnswer } from '@/lib/client/use-answer';
import { FeaturedCarousel } from './featured-carousel';
import { FeaturedHeading } from './featured-heading';
import styles from './featured-jobs.module.css';
import { FeaturedNone } from './featured-none';

type Props = { readonly today: IsoDate; readonly loading: ReactNode };

/** The featured jobs as the browser gets them, or what became of them. */
export function FeaturedFetch({ today, loading }: Props) {
  const { answer, error, retry } = useAnswer<JobsAnswer>('/api/jobs/featured');
  const jobs = answer?.jobs;
  if (jobs && jobs.length > 0) return <FeaturedCarousel jobs={featuredFacts(jobs)} today={today} />;
  if (!jobs && !error) return loading;
  return (
    <>
      <FeaturedHeading />
      <div className={styles.place}>
        {jobs ? (
          <FeaturedNone />
        ) : (
          <Alert tone="danger" role="alert">
            <p>Failed to load featured jobs. Please try again later.</p>
            <p className={styles.ways}>
              <Button size="sm" variant="quiet" onClick={retry}>
                Try again
              </Button>
              <ButtonLink href="/jobs" size="sm" variant="quiet">
                Browse Jobs
              </ButtonLink>
            </p>
          </Alert>
        )}
      </div>
    </>
  );
}
