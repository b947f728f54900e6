import { ON_MAP_CARD, shortFacts } from '@/lib/domain/job/job-facts';
import type { MapJob } from '@/lib/domain/map/map-groups';
import { formatPlace } from '@/lib/domain/place/place';
import { CardFacts } from '@/components/job-card/card-facts';
import { JobFact } from '@/components/job-card/job-fact';
import { PayFigure } from '@/components/job-card/pay-figure';
import { ButtonLink } from '@/components/ui/actions/button-link';
import styles from './place-card.module.css';

type Props = { readonly job: MapJob; readonly target: '_top' | undefined };

/** One job on the map: what, where, when and how long, what it pays, and two things to do. */
export function PlaceCard({ job, target }: Props) {
  const titleId = `on-map-${job.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h4 className={styles.title} id={titleId}>
        {job.title}
      </h4>
      <ul className={styles.facts}>
        <li>
          <JobFact fact="place">{formatPlace(job)}</JobFact>
        </li>
        <CardFacts view={ON_MAP_CARD} facts={shortFacts(job)} />
      </ul>
      <PayFigure pay={job.pay} />
      <div className={styles.actions}>
        <ButtonLink
          href={`/jobs/${job.id}`}
          size="sm"
          variant="quiet"
          target={target}
          aria-describedby={titleId}
        >
          View Details
        </ButtonLink>
        <ButtonLink href={`/apply/${job.id}`} size="sm" target={target} aria-describedby={titleId}>
          Apply Now
        </ButtonLink>
      </div>
    </article>
  );
}
