import { ArrowRight } from 'lucide';
import { compareHref } from '@/lib/domain/compare/compare-jobs';
import type { JobSummary } from '@/lib/domain/job/job';
import { titleWithPlace } from '@/lib/domain/place/place';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './compare-empty.module.css';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';

type Props = {
  /** The only job in the comparison; null if there is none. */
  readonly only: JobSummary | null;
  /** Open jobs like it. */
  readonly alike: readonly JobSummary[];
};

/** One job, or none: how to get to two. */
export function CompareEmpty({ only, alike }: Props) {
  return (
    <EmptyState
      art={PAGE_POSTCARDS.compare}
      title={only ? 'One job added. Add another' : 'Nothing to compare yet'}
      action={
        <>
          <ButtonLink href="/saved" variant="quiet" size="sm">
            Your saved jobs
          </ButtonLink>
          <ButtonLink href="/jobs" size="sm">
            Browse jobs
          </ButtonLink>
        </>
      }
    >
      {only ? (
        <p>
          <SiteLink href={`/jobs/${only.id}`}>{titleWithPlace(only.title, only)}</SiteLink> needs a
          second job beside it: add one by its Job ID, or from your saved jobs.
        </p>
      ) : (
        <p>
          See what two to four jobs pay, for how long, and where. Choose from your saved jobs, or
          add a Job ID.
        </p>
      )}
      {only && (
        <TextLink rel="nofollow" href={`/offer/${only.id}`} icon={ArrowRight}>
          Have another offer? Compare it
        </TextLink>
      )}
      {only && alike.length > 0 && (
        <>
          <p className={`${styles.with} muted small`} id="compare-with">
            Compare it with
          </p>
          <ul className={styles.alike} aria-labelledby="compare-with">
            {alike.map((job) => (
              <li key={job.id}>
                <TextLink rel="nofollow" href={compareHref([only.id, job.id])} icon={ArrowRight}>
                  {titleWithPlace(job.title, job)}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
