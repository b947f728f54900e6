import { useId, type ReactNode } from 'react';
import type { SavedRow } from '@/lib/domain/saved/saved-job';
import { emptyQuery, withTerm } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { Badge } from '@/components/ui/marks/badge';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { JobCard } from '@/components/job-card/job-card';
import { DeviceSlot } from '@/components/saved/device-slot';
import badges from '@/components/saved/job-badges.module.css';
import styles from './saved-cards.module.css';
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
  const { id, pay, status } = row;
  // The same job may be in two groups.
  const titleId = useId();
  const mark = status === 'filled' || status === 'unknown' ? MARKS[status] : null;
  return (
    <>
      <JobCard
        job={{ ...row, pay: status === 'unknown' ? (pay ?? undefined) : pay }}
        titleId={titleId}
        level={3}
        link={status === 'filled' ? undefined : { href: `/jobs/${id}` }}
        layout="wide"
        picture="stamp"
        src={stamp}
        badges={
          <>
            {mark && <Badge>{mark}</Badge>}
            {canApply && (
              <DeviceSlot className={badges.badges} {...{ [DEVICE_SLOTS.badges]: id }} />
            )}
          </>
        }
        actions={
          status !== 'unknown' && <NextStep row={row} canApply={canApply} titleId={titleId} />
        }
        isGone={mark !== null}
      >
        {children}
      </JobCard>
      <p className={styles.address}>{`${siteUrl}/jobs/${id}`}</p>
    </>
  );
}
