import { useId, type ReactNode } from 'react';
import { ON_CARD } from '@/lib/domain/job/job-facts';
import type { SavedRow } from '@/lib/domain/saved/saved-job';
import { emptyQuery, withTerm } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { Art } from '@/components/ui/marks/art';
import { Badge } from '@/components/ui/marks/badge';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { SiteLink } from '@/components/ui/actions/site-link';
import { CardFacts } from '@/components/job-card/card-facts';
import { JobFact } from '@/components/job-card/job-fact';
import { PayFigure } from '@/components/job-card/pay-figure';
import { DeviceSlot } from '@/components/saved/device-slot';
import badges from '@/components/saved/job-badges.module.css';
import styles from './saved-card.module.css';
import { DEVICE_SLOTS } from '@/components/saved/attributes';

export type SavedCardProps = {
  readonly row: SavedRow;
  /** Address of its postcard: `stampsOf` the whole list. */
  readonly stamp: string;
  /** Address of the site, for printing. */
  readonly siteUrl: string;
  /** The visitor has not applied yet, as far as this list knows. */
  readonly canApply: boolean;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

const MARKS = { filled: 'Filled', unknown: 'No longer listed' } as const;

const likeHref = (specialty: string) => jobsHref(withTerm(emptyQuery, 'specialty', specialty));

type NextStepProps = Pick<SavedCardProps, 'row' | 'canApply'> & { readonly titleId: string };

/** The next step: to the job while it is open, to others like it afterwards. */
function NextStep({ row, canApply, titleId }: NextStepProps) {
  const { id, status, specialty } = row;
  const quiet = { variant: 'quiet', size: 'sm', 'aria-describedby': titleId } as const;
  if (status === 'unknown') return null;
  if (status === 'filled') {
    return (
      <ButtonLink href={specialty ? likeHref(specialty) : '/jobs'} {...quiet}>
        {specialty ? `Similar jobs: ${specialty}` : 'See open jobs'}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink href={`/jobs/${id}`} {...quiet}>
        View Details
      </ButtonLink>
      {canApply && (
        <ButtonLink href={`/apply/${id}`} size="sm" aria-describedby={titleId}>
          Apply Now
        </ButtonLink>
      )}
    </>
  );
}

/** One job that was saved or received by link: by name, whatever its status now. */
export function SavedCard({ row, stamp, siteUrl, canApply, children }: SavedCardProps) {
  const { id, title, place, pay, facts, jobNumber, status } = row;
  // The same job may be in two groups.
  const titleId = useId();
  const mark = status === 'filled' || status === 'unknown' ? MARKS[status] : null;
  return (
    <article className={styles.card} aria-labelledby={titleId} data-status={status}>
      <p className={styles.marks}>
        {mark && <Badge>{mark}</Badge>}
        {canApply && <DeviceSlot className={badges.badges} {...{ [DEVICE_SLOTS.badges]: id }} />}
      </p>
      <div className={styles.top}>
        <Art className={styles.stamp} src={stamp} width={68} height={68} />
        <div className={styles.text}>
          <h3 className={styles.title} id={titleId}>
            {status === 'filled' ? title : <SiteLink href={`/jobs/${id}`}>{title}</SiteLink>}
          </h3>
          <ul className={styles.meta}>
            {place && (
              <li>
                <JobFact fact="place">{place}</JobFact>
              </li>
            )}
            <CardFacts view={ON_CARD} facts={facts} />
            {jobNumber && <li>{`Job ID ${jobNumber}`}</li>}
          </ul>
          <p className={styles.address}>{`${siteUrl}/jobs/${id}`}</p>
        </div>
      </div>
      <div className={styles.end}>
        {status === 'unknown' && !pay ? null : <PayFigure pay={pay} />}
        <div className={styles.actions}>
          <NextStep row={row} canApply={canApply} titleId={titleId} />
        </div>
      </div>
      {children && <div className={styles.foot}>{children}</div>}
    </article>
  );
}
