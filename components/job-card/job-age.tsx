import { jobAge } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import { CardAge } from './card-age';
import { LongDate } from './long-date';

type Props = {
  readonly postedOn: IsoDate | null;
  /** Used if the feed does not give the age. */
  readonly firstSeenOn: IsoDate;
  /** The day the page was rendered; the browser recalculates the age (components/job-card/elements/days-ago.ts). */
  readonly today: IsoDate;
};

/** How many days a job has been open, with the date itself for screen readers; or the day it was first seen. */
export function JobAge({ postedOn, firstSeenOn, today }: Props) {
  if (postedOn === null || jobAge({ postedOn }, today) === null) {
    return (
      <span>
        Listed <LongDate day={postedOn ?? firstSeenOn} />
      </span>
    );
  }
  return (
    <span>
      <CardAge postedOn={postedOn} today={today} />{' '}
      <span className="visually-hidden">
        (<LongDate day={postedOn} />)
      </span>
    </span>
  );
}
