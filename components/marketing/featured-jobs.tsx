'use client';

import type { ReactNode } from 'react';
import { ComingSoonCard } from '@/components/jobs/coming-soon-card';
import { FeaturedCard } from '@/components/jobs/featured-card';
import { stripsOf } from '@/components/jobs/job-postcard';
import { POSTCARDS } from '@/components/jobs/postcard';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Carousel } from '@/components/ui/carousel';
import { Dots } from '@/components/ui/dots';
import { EmptyState } from '@/components/ui/empty-state';
import { QUICK_APPLY } from '@/lib/content/navigation';
import { comingSoonCount } from '@/lib/domain/featured';
import type { IsoDate, JobSummary } from '@/lib/domain/job';
import { useFeaturedJobs } from '@/lib/client/use-featured-jobs';
import styles from './featured-jobs.module.css';
import { HOME_CAROUSEL } from './home-carousel';
import { SectionHead } from './section-head';

type FeaturedJobsProps = {
  /** Null where the server does not know, which is not the same as none. */
  readonly jobs: readonly JobSummary[] | null;
  readonly today: IsoDate;
};

/** The newest jobs for registered nurses: in the server's HTML, brought up to date in the browser. */
export function FeaturedJobs({ jobs: fromServer, today }: FeaturedJobsProps) {
  const featured = useFeaturedJobs(fromServer);
  const heading = (
    <SectionHead
      id="featured-jobs"
      title="Featured jobs"
      lead="The newest first, for registered nurses."
    />
  );
  if (featured.state === 'ready') {
    const { jobs } = featured;
    const strips = stripsOf(jobs);
    const soon = comingSoonCount(jobs.length, HOME_CAROUSEL.pageSize.desktop);
    const slides = [
      ...jobs.map((job, index) => ({
        key: job.id,
        content: <FeaturedCard job={job} strip={strips[index] ?? ''} today={today} />,
      })),
      ...Array.from({ length: soon }, (_, index) => ({
        key: `soon-${index}`,
        content: <ComingSoonCard />,
      })),
    ];
    return (
      <Carousel
        what="featured jobs"
        labelledBy="featured-jobs"
        heading={heading}
        slides={slides}
        rules={HOME_CAROUSEL}
      />
    );
  }
  const states: Readonly<Record<typeof featured.state, ReactNode>> = {
    loading: <Dots label="Loading featured jobs" motion="pulse" className={styles.dots} />,
    error: (
      <Alert tone="danger" role="alert">
        <p>Failed to load featured jobs. Please try again later.</p>
        {featured.state === 'error' && (
          <p className={styles.ways}>
            <Button size="sm" variant="quiet" onClick={featured.retry}>
              Try again
            </Button>
            <ButtonLink href="/jobs" size="sm" variant="quiet">
              Browse Jobs
            </ButtonLink>
          </p>
        )}
      </Alert>
    ),
    empty: (
      <EmptyState
        art={POSTCARDS.poles}
        action={
          <ButtonLink href={QUICK_APPLY.href} variant="quiet" size="sm">
            {QUICK_APPLY.label}
          </ButtonLink>
        }
      >
        <p>No featured jobs available at this time.</p>
        <p>Leave your name with Quick Apply, and a recruiter calls when the next ones open.</p>
      </EmptyState>
    ),
  };
  return (
    <>
      {heading}
      <div className={styles.place}>{states[featured.state]}</div>
    </>
  );
}
