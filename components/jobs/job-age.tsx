'use client';

import { daysBetween, formatAge } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';
import { useToday } from '@/lib/client/use-today';

type Props = {
  readonly postedOn: IsoDate | null;
  /** Stands in where the feed does not know the age. */
  readonly firstSeenOn: IsoDate;
  readonly today: IsoDate;
};

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Days open, counted in the browser, so that a stored page does not keep saying 'Today'. */
export function JobAge({ postedOn, firstSeenOn, today: serverDay }: Props) {
  const today = useToday(serverDay);
  const day = postedOn ?? firstSeenOn;
  const date = <time dateTime={day}>{LONG_DATE.format(new Date(`${day}T00:00:00Z`))}</time>;
  if (!postedOn) return <span>Listed {date}</span>;
  return (
    <span>
      {formatAge(Math.max(0, daysBetween(postedOn, today)))}{' '}
      <span className="visually-hidden">({date})</span>
    </span>
  );
}
