import { formatAge, jobAge } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';

type Props = {
  readonly postedOn: IsoDate;
  /** The day the page was rendered; the browser recalculates the age (components/job-card/elements/days-ago.ts). */
  readonly today: IsoDate;
};

/** How many days the card's job has been open. */
export function CardAge({ postedOn, today }: Props) {
  const age = jobAge({ postedOn }, today);
  if (age === null) return null;
  return (
    <days-ago>
      <time dateTime={postedOn} suppressHydrationWarning>
        {formatAge(age)}
      </time>
    </days-ago>
  );
}
