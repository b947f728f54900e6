'use client';

import { formatAge, jobAge } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';
import { useToday } from '@/lib/client/use-today';
import { LongDate } from './long-date';

type Props = {
  readonly postedOn: IsoDate | null;
  /** Stands in where the feed does not know the age. */
  readonly firstSeenOn: IsoDate;
  readonly today: IsoDate;
};

/** Days open, counted in the browser, so that a stored page does not keep saying 'Today'. */
export function JobAge({ postedOn, firstSeenOn, today: serverDay }: Props) {
  const age = jobAge({ postedOn }, useToday(serverDay));
  const date = <LongDate day={postedOn ?? firstSeenOn} />;
  if (age === null) return <span>Listed {date}</span>;
  return (
    <span>
      {formatAge(age)} <span className="visually-hidden">({date})</span>
    </span>
  );
}
