import { formatAge, jobAge } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';
import { LongDate } from './long-date';

type Props = { readonly postedOn: IsoDate; readonly today: IsoDate };

/** Days open, and the day itself for who listens. */
export function JobAgeWords({ postedOn, today }: Props) {
  return (
    <>
      {formatAge(jobAge({ postedOn }, today) ?? 0)}{' '}
      <span className="visually-hidden">
        (<LongDate day={postedOn} />)
      </span>
    </>
  );
}
