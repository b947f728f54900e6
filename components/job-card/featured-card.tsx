import { Art } from '@/components/ui/marks/art';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Card } from '@/components/ui/boxes/card';
import { SiteLink } from '@/components/ui/actions/site-link';
import type { IsoDate } from '@/lib/domain/job/job';
import { factsIn, ON_CARD } from '@/lib/domain/job/job-facts';
import { CardFact } from './card-facts';
import { JobAge } from './job-age';
import { JobFact } from './job-fact';
import styles from './featured-card.module.css';
import type { FeaturedFacts } from './featured-facts';

type FeaturedCardProps = {
  readonly job: FeaturedFacts;
  /** The feed's day, for the age until the browser recalculates it. */
  readonly today: IsoDate;
};

/** A job as a postcard. Both of its links open the job's own page, so 'Apply Now' says so to a screen reader. */
export function FeaturedCard({ job, today }: FeaturedCardProps) {
  const titleId = `featured-${job.id}`;
  const href = `/jobs/${encodeURIComponent(job.id)}`;
  const { place } = job;
  const facts = factsIn(ON_CARD, job.facts);
  return (
    <Card as="article" raised className={styles.card} aria-labelledby={titleId}>
      <Art src={job.strip} className={styles.art} width={520} height={195} />
      <div className={styles.body}>
        <div className={styles.meta}>
          <JobFact fact="place">{place}</JobFact>
          {job.postedOn && (
            <span className={styles.age}>
              <JobAge postedOn={job.postedOn} firstSeenOn={job.postedOn} today={today} />
            </span>
          )}
        </div>
        <h3 className={styles.title} id={titleId}>
          <SiteLink href={href}>{job.title}</SiteLink>
        </h3>
        {facts.length > 0 && (
          <div className={styles.meta}>
            {facts.map((fact) => (
              <CardFact key={fact.name} {...fact} />
            ))}
          </div>
        )}
        <div className={styles.foot}>
          <p className={styles.pay}>
            <span className={styles.label}>{`${job.payLabel.toUpperCase()}:`}</span>{' '}
            <span className={styles.figure}>{job.pay ?? 'Ask us'}</span>
          </p>
          <ButtonLink
            href={href}
            variant="quiet"
            size="sm"
            aria-label={`Apply Now: see ${job.title}, ${place}`}
          >
            Apply Now
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
