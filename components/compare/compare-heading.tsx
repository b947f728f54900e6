import type { JobSummary } from '@/lib/domain/job/job';
import { formatPlace } from '@/lib/domain/place/place';
import { Art } from '@/components/ui/marks/art';
import { Badge } from '@/components/ui/marks/badge';
import { SiteLink } from '@/components/ui/actions/site-link';
import styles from './compare-table.module.css';

type Props = {
  readonly job: Pick<JobSummary, 'id' | 'title' | 'city' | 'state' | 'placeText'>;
  readonly isFilled: boolean;
  /** Address of its postcard. */
  readonly strip: string;
};

/** The head of a column: which job it is, and where. */
export function CompareHeading({ job, isFilled, strip }: Props) {
  return (
    <div className={`${styles.heading} snug stack start size-h4 strong`}>
      <Art className={styles.strip} src={strip} width={260} height={98} />
      {isFilled ? (
        <>
          {job.title} <Badge>No longer open</Badge>
        </>
      ) : (
        <SiteLink href={`/jobs/${job.id}`} waits>
          {job.title}
        </SiteLink>
      )}{' '}
      <span className={`${styles.place} muted small`}>{formatPlace(job)}</span>
    </div>
  );
}
