import { jobAge } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';
import { JobAgeWords } from './job-age-words';
import { LongDate } from './long-date';
import { RecountedAge } from './recounted-age';

type Props = {
  readonly postedOn: IsoDate | null;
  /** Stands in where the feed does not know the age. */
  readonly firstSeenOn: IsoDate;
  readonly today: IsoDate;
};

/** A job's days open, or the day it was first seen. */
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
      <RecountedAge kind="job" postedOn={postedOn} today={today}>
        <JobAgeWords postedOn={postedOn} today={today} />
      </RecountedAge>
    </span>
  );
}
