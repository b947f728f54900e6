import { toCard } from '@/components/job-card/to-card';
import { stampsOf } from '@/components/job-card/stamps';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { toJobStub } from '@/lib/domain/saved/saved-job';
import type { ChosenJob } from '@/lib/domain/saved/chosen-jobs';
import { SavedCard } from './saved-card';
import styles from './saved-cards.module.css';
import { SHORTLISTED } from './attributes';

type Props = {
  readonly jobs: readonly Exclude<ChosenJob, { status: 'unknown' }>[];
  readonly siteUrl: string;
};

/** The jobs of a shortlist, each as a card: no two neighbours show the same postcard. */
export function SavedCards({ jobs, siteUrl }: Props) {
  const stamps = stampsOf(jobs.map(({ job }) => ({ id: job.id, drawing: drawingOf(job) })));
  return (
    <ul className={styles.list}>
      {jobs.map(({ asked, status, job }, at) => {
        const { id, title, place, pay } = toJobStub(job);
        return (
          <li
            key={id}
            {...{
              [SHORTLISTED.asked]: asked,
              [SHORTLISTED.status]: status,
              [SHORTLISTED.id]: id,
              [SHORTLISTED.title]: title,
              [SHORTLISTED.place]: place,
              [SHORTLISTED.pay]: pay ?? undefined,
            }}
          >
            <SavedCard
              job={{ ...toCard(job), jobNumber: job.jobNumber }}
              titleId={`shared-${id}`}
              status={status}
              specialty={job.specialties[0]}
              stamp={stamps[at] ?? ''}
              siteUrl={siteUrl}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A list that the element fills. */
export const EmptyCards = () => (
  <ul className={styles.list} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
