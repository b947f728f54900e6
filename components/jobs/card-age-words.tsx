import { Badge } from '@/components/ui/badge';
import { formatAge, jobAge } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';

type Props = { readonly postedOn: IsoDate; readonly today: IsoDate };

/** Days open, marked on the first. */
export function CardAgeWords({ postedOn, today }: Props) {
  const age = jobAge({ postedOn }, today) ?? 0;
  return age === 0 ? <Badge tone="sun">{formatAge(age)}</Badge> : formatAge(age);
}
