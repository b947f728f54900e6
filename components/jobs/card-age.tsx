import { jobAge } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';
import { CardAgeWords } from './card-age-words';
import { RecountedAge } from './recounted-age';

type Props = { readonly postedOn: IsoDate | null; readonly today: IsoDate };

/** A card's days open. Nothing where the feed does not say. */
export function CardAge({ postedOn, today }: Props) {
  if (postedOn === null || jobAge({ postedOn }, today) === null) return null;
  return (
    <li>
      <RecountedAge kind="card" postedOn={postedOn} today={today}>
        <CardAgeWords postedOn={postedOn} today={today} />
      </RecountedAge>
    </li>
  );
}
