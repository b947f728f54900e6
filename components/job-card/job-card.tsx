import { countMiles } from '@/lib/domain/counts/count';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { ON_CARD, shortFacts } from '@/lib/domain/job/job-facts';
import { formatPlace } from '@/lib/domain/place/place';
import { JobBadges } from '@/components/saved/job-badges';
import { SaveButton } from '@/components/saved/save-button';
import { Art } from '@/components/ui/marks/art';
import { Badge } from '@/components/ui/marks/badge';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { SiteLink } from '@/components/ui/actions/site-link';
import { CardAge } from './card-age';
import { CardFacts } from './card-facts';
import styles from './job-card.module.css';
import { JobFact } from './job-fact';
import { PayFigure } from './pay-figure';

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
  /** Without buttons, where the page already has the one thing to do: the title leads to the job. */
  readonly isBrief?: boolean;
};

/** One job in a list: what it is, where, when, what it pays, and two things to do. */
export function JobCard({
  job,
  stamp,
  href,
  today,
  miles = null,
  level = 2,
  isFollowed = true,
  isBrief = false,
}: Props) {
  const Heading = `h${level}` as const;
  const titleId = `job-${job.id}`;
  const rel = isFollowed ? undefined : 'nofollow';
  return (
    <article className={styles.card} data-brief={isBrief || undefined} aria-labelledby={titleId}>
      <JobBadges job={job} isOnEdge />
      <div className={styles.top}>
        <Art className={styles.stamp} src={stamp} width={68} height={68} />
        <div className={styles.text}>
          <Heading className={styles.title} id={titleId}>
            <SiteLink href={href} rel={rel} waits>
              {job.title}
            </SiteLink>
          </Heading>
          <p className={styles.place}>
            <JobFact fact="place">
              {`${formatPlace(job)}${miles ? `, ${countMiles(miles)} away` : ''}`}
            </JobFact>
          </p>
          <ul className={styles.meta}>
            <CardFacts view={ON_CARD} facts={shortFacts(job)} />
          </ul>
          {job.merits && (
            <ul className={styles.meta}>
              {job.merits.payAbove && (
                <li>
                  <Badge tone="sun">{`${job.merits.payAbove}% above median pay`}</Badge>
                </li>
              )}
              {job.merits.isCompact && (
                <li>
                  <Badge>Compact license</Badge>
                </li>
              )}
            </ul>
          )}
        </div>
        {isBrief && <SaveButton job={job} />}
      </div>
      <div className={styles.end}>
        <PayFigure pay={job.pay} />
        <ul className={styles.ids}>
          <li>{`Job ID ${job.jobNumber ?? 'N/A'}`}</li>
          <CardAge postedOn={job.postedOn} today={today} />
        </ul>
        {!isBrief && (
          <div className={styles.actions}>
            <SaveButton job={job} />
            <ButtonLink href={href} rel={rel} variant="quiet" size="sm" aria-describedby={titleId}>
              View Details
            </ButtonLink>
            <ButtonLink href={`/apply/${job.id}`} size="sm" aria-describedby={titleId}>
              Apply Now
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
