import type { ReactNode } from 'react';
import { JobCards } from '@/components/job-card/job-cards';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import styles from './search-page.module.css';

type Props = {
  readonly title: string;
  readonly jobs: readonly JobSummary[];
  readonly today: IsoDate;
  /** Beside the title. */
  readonly more: ReactNode;
  readonly children?: ReactNode;
};

/** The jobs of a search page or pay page, as cards. */
export function ListedJobs({ title, jobs, today, more, children }: Props) {
  return (
    <section className="stack gap-4" aria-labelledby="open-now">
      <div className={`cluster between ${styles.top}`}>
        <h2 id="open-now" className={`size-h3 ${styles.title}`}>
          {title}
        </h2>
        {more}
      </div>
      <JobCards jobs={jobs} today={today} />
      {children}
    </section>
  );
}
