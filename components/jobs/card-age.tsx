'use client';

import { useToday } from '@/lib/client/use-today';
import { formatAge, jobAge } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';
import { Badge } from '@/components/ui/badge';

type Props = { readonly postedOn: IsoDate; readonly today: IsoDate };

/** How long a job has been open: the one thing of a card the browser counts again, for its page may have been stored. */
export function CardAge({ postedOn, today: serverDay }: Props) {
  const age = jobAge({ postedOn }, useToday(serverDay));
  if (age === null) return null;
  return age === 0 ? <Badge tone="sun">{formatAge(age)}</Badge> : formatAge(age);
}
