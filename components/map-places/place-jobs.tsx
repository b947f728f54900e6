import { ON_MAP_LINE, shortFacts, wordsIn } from '@/lib/domain/job/job-facts';
import type { MapListJob } from '@/lib/domain/map/map-list';
import { figureInWords } from '@/lib/domain/pay/pay-words';
import { SiteLink } from '@/components/ui/actions/site-link';
import styles from './place-jobs.module.css';

type Props = {
  readonly jobs: readonly MapListJob[];
  /** There may be more than are listed yet. */
  readonly total: number;
  readonly target: '_top' | undefined;
};

/** The jobs of one place, a line each. */
export function PlaceJobs({ jobs, total, target }: Props) {
  return (
    <ul className="stack">
      {jobs.map((job) => (
        <li key={job.id} className={`${styles.job} cluster between small`}>
          <SiteLink className={styles.title} href={`/jobs/${job.id}`} target={target}>
            {job.title}
          </SiteLink>
          <span className="muted tabular">
            {[figureInWords(job.pay), ...wordsIn(ON_MAP_LINE, shortFacts(job))]
              .filter(Boolean)
              .join('\u00a0· ')}
          </span>
        </li>
      ))}
      {total > jobs.length && (
        <li className={`${styles.job} cluster between small`}>
          <span className="muted tabular">{`and ${total - jobs.length} more`}</span>
        </li>
      )}
    </ul>
  );
}
