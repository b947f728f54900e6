import { countMiles } from '@/lib/domain/counts/count';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { JobBadges } from '@/components/saved/job-badges';
import { SaveButton } from '@/components/saved/save-button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { CardApplyLink } from './apply-link';
import { CardAge } from './card-age';
import { JobCard } from './job-card';
import { toCard } from './to-card';

type Props = {
  readonly job: JobSummary;
  /** Address of its postcard: `stampsOf` the whole list. */
  readonly stamp: string;
  /** Address of the job's page, including the way back. */
  readonly href: string;
  /** Whether crawlers should follow the link. Not if it includes the way back, which gives one page many addresses. */
  readonly isFollowed?: boolean;
  readonly today: IsoDate;
  /** Miles from the place searched for; null if there was none. */
  readonly miles?: number | null;
  /** Level of the title within the page. */
  readonly level?: 2 | 3;
  /** A tile that says the least and has no buttons but the bookmark, where the page has the one thing to do: the title leads to the job. */
  readonly isBrief?: boolean;
};

/** One job in a list, with two things to do. */
export function ListCard({
  job,
  stamp,
  href,
  today,
  miles = null,
  level = 2,
  isFollowed = true,
  isBrief = false,
}: Props) {
  const { id, jobNumber, postedOn } = job;
  const merits = isBrief ? null : job.merits;
  const card = toCard(job);
  const titleId = `job-${id}`;
  const rel = isFollowed ? undefined : 'nofollow';
  const save = <SaveButton job={job} />;
  return (
    <JobCard
      job={{
        ...card,
        place: miles ? `${card.place}, ${countMiles(miles)} away` : card.place,
        jobNumber: isBrief ? null : (jobNumber ?? 'N/A'),
      }}
      titleId={titleId}
      level={level}
      link={{ href, rel, waits: true }}
      layout={isBrief ? 'tile' : 'wide'}
      picture="stamp"
      src={stamp}
      badges={<JobBadges job={job} />}
      marks={[
        ...(merits?.payAbove
          ? [{ tone: 'sun' as const, children: `${merits.payAbove}% above median pay` }]
          : []),
        ...(merits?.isCompact ? [{ children: 'Compact license' }] : []),
      ]}
      age={!isBrief && postedOn && <CardAge postedOn={postedOn} today={today} />}
      actions={
        isBrief ? (
          save
        ) : (
          <>
            {save}
            <ButtonLink href={href} rel={rel} variant="quiet" size="sm" aria-describedby={titleId}>
              View Details
            </ButtonLink>
            <CardApplyLink jobId={id} aria-describedby={titleId} />
          </>
        )
      }
    />
  );
}
