import type { ReactNode } from 'react';
import type { SavedStatus } from '@/lib/domain/saved/saved-lists';
import { emptyQuery, withTerm } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { Badge } from '@/components/ui/marks/badge';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { JobCard, type CardJob } from '@/components/job-card/job-card';
import { JobBadges } from '@/components/saved/job-badges';
import styles from './saved-cards.module.css';

type Props = {
  readonly job: CardJob;
  /** The label of its pay, in place of the usual one. */
  readonly payLabel?: string | undefined;
  readonly titleId: string;
  readonly status: SavedStatus;
  /** What kind of job it is, to suggest where to look once it is filled. */
  readonly specialty?: string | undefined;
  /** Address of its postcard: `stampsOf` the whole list. */
  readonly stamp: string;
  /** Address of the site, for printing. */
  readonly siteUrl: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

const MARKS = { filled: 'Filled', unknown: 'No longer listed', open: null, unasked: null } as const;

const likeHref = (specialty: string) => jobsHref(withTerm(emptyQuery, 'specialty', specialty));

/** One job that was saved or received by link: by name, whatever its status now. The next step leads to the job, or to others like it. */
export function SavedCard(props: Props) {
  const { job, payLabel, titleId, status, specialty, stamp, siteUrl, children } = props;
  const href = `/jobs/${job.id}`;
  const mark = MARKS[status];
  const quiet = { variant: 'quiet', size: 'sm', 'aria-describedby': titleId } as const;
  return (
    <>
      <JobCard
        job={job}
        payLabel={payLabel}
        titleId={titleId}
        level={3}
        link={status === 'filled' ? undefined : { href }}
        layout="wide"
        picture="stamp"
        src={stamp}
        badges={
          <>
            {mark && <Badge>{mark}</Badge>}
            <JobBadges job={{ id: job.id, postedOn: null }} />
          </>
        }
        actions={
          status === 'filled' ? (
            <ButtonLink href={specialty ? likeHref(specialty) : '/jobs'} {...quiet}>
              {specialty ? `Similar jobs: ${specialty}` : 'See open jobs'}
            </ButtonLink>
          ) : (
            status !== 'unknown' && (
              <>
                <ButtonLink href={href} {...quiet}>
                  View Details
                </ButtonLink>
                <ButtonLink href={`/apply/${job.id}`} size="sm" aria-describedby={titleId}>
                  Apply Now
                </ButtonLink>
              </>
            )
          )
        }
        isGone={mark !== null}
      >
        {children}
      </JobCard>
      <p className={styles.address}>{`${siteUrl}${href}`}</p>
    </>
  );
}
