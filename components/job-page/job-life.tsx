import { ShieldCheck } from 'lucide';
import { formatFeedClock, formatShortDay } from '@/lib/domain/dates/central-time';
import { feedDate } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import { changeWords } from '@/lib/domain/job-history/history-words';
import { Icon } from '@/components/ui/marks/icon';
import styles from './job-life.module.css';
import { DAY_WORDS } from '@/components/job-card/attributes';

type Props = {
  /** When the staffing system last confirmed the job, ISO 8601; null if not known. */
  readonly confirmedAt: string | null;
  readonly firstSeenOn: IsoDate;
  /** Oldest first. */
  readonly changes: JobChanges;
  readonly unchangedSince: IsoDate | null;
  readonly today: IsoDate;
};

/**
 * Proof of life of a job: when it was last confirmed, and what changed (docs/decisions/0054). The day it was first seen is said only where
 * nothing has changed for long: beside a posting's own date it would read as a contradiction.
 */
export function JobLife({ confirmedAt, firstSeenOn, changes, unchangedSince, today }: Props) {
  const facts = [
    ...changes.map((change) => changeWords(change, today)),
    ...(unchangedSince
      ? [
          unchangedSince === firstSeenOn
            ? `First seen here on ${formatShortDay(firstSeenOn, today)}, unchanged since`
            : `Unchanged since ${formatShortDay(unchangedSince, today)}`,
        ]
      : []),
  ];
  if (!confirmedAt && facts.length === 0) return null;
  return (
    <section className={styles.life} aria-label="Is this job open?">
      {confirmedAt && (
        <p className={`${styles.open} one-row medium`}>
          <Icon icon={ShieldCheck} className={styles.icon} />
          <span>
            Open as of <time dateTime={confirmedAt}>{formatFeedClock(confirmedAt)}</time>{' '}
            <Day on={feedDate(new Date(confirmedAt))} today={today} />
          </span>
        </p>
      )}
      {facts.length > 0 && (
        <ul className={`${styles.facts} cluster muted small`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The day in words that stay true on a cached page; the browser says 'today' while it is (components/job-card/elements/days-ago.ts). */
function Day({ on, today }: { readonly on: IsoDate; readonly today: IsoDate }) {
  const words = `on ${formatShortDay(on, today)}`;
  return (
    <days-ago {...{ [DAY_WORDS]: words }}>
      <time dateTime={on} suppressHydrationWarning>
        {words}
      </time>
    </days-ago>
  );
}
