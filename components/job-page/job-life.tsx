import { ArrowRight, ShieldCheck } from 'lucide';
import { goneHref } from '@/lib/domain/application/gone-report';
import { formatFeedTime, formatShortDay } from '@/lib/domain/dates/central-time';
import type { IsoDate } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import { changeWords } from '@/lib/domain/job-history/history-words';
import { TextLink } from '@/components/ui/actions/text-link';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-life.module.css';

type Props = {
  readonly jobId: string;
  /** When the staffing system last confirmed the job, ISO 8601; null if not known. */
  readonly confirmedAt: string | null;
  readonly firstSeenOn: IsoDate;
  /** Oldest first. */
  readonly changes: JobChanges;
  readonly unchangedSince: IsoDate | null;
  readonly today: IsoDate;
};

/** Proof of life of a job: when it was last confirmed, first seen, and what changed (docs/decisions/0054). */
export function JobLife({
  jobId,
  confirmedAt,
  firstSeenOn,
  changes,
  unchangedSince,
  today,
}: Props) {
  const isNeverChanged = unchangedSince === firstSeenOn;
  const facts = [
    `First seen here on ${formatShortDay(firstSeenOn, today)}${isNeverChanged ? ', unchanged since' : ''}`,
    ...changes.map((change) => changeWords(change, today)),
    ...(unchangedSince && !isNeverChanged
      ? [`Unchanged since ${formatShortDay(unchangedSince, today)}`]
      : []),
  ];
  return (
    <section className={styles.life} aria-label="Is this job open?">
      <Icon icon={ShieldCheck} className={styles.icon} />
      <div className={styles.words}>
        {confirmedAt && (
          <p className={styles.confirmed}>
            Confirmed open with our staffing system on{' '}
            <time dateTime={confirmedAt}>{formatFeedTime(confirmedAt, today)}</time>
          </p>
        )}
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <TextLink rel="nofollow" href={goneHref(jobId, confirmedAt)} icon={ArrowRight}>
          Is this job gone?
        </TextLink>
      </div>
    </section>
  );
}
