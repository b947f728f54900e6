import { ButtonLink } from '@/components/ui/actions/button-link';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { payLabel } from '@/lib/domain/pay/pay-words';
import { JobAge } from './job-age';
import { JobCard } from './job-card';
import { toCard } from './to-card';

type FeaturedCardProps = {
  readonly job: JobSummary;
  /** Address of its postcard: `stripsOf` the whole row. */
  readonly strip: string;
  /** The feed's day, for the age until the browser recalculates it. */
  readonly today: IsoDate;
};

/** A job as a postcard. Both of its links open the job's own page, so 'Apply Now' says so to a screen reader. */
export function FeaturedCard({ job, strip, today }: FeaturedCardProps) {
  const { postedOn } = job;
  const card = toCard(job);
  const href = `/jobs/${encodeURIComponent(job.id)}`;
  return (
    <JobCard
      job={card}
      titleId={`featured-${job.id}`}
      level={3}
      link={{ href }}
      layout="tile"
      picture="strip"
      src={strip}
      aside={postedOn && <JobAge postedOn={postedOn} firstSeenOn={postedOn} today={today} />}
      payLabel={`${payLabel(job.pay).toUpperCase()}:`}
      actions={
        <ButtonLink
          href={href}
          variant="quiet"
          size="sm"
          aria-label={`Apply Now: see ${card.title}, ${card.place}`}
        >
          Apply Now
        </ButtonLink>
      }
    />
  );
}
