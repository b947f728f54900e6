'use client';

import { Badge } from '@/components/ui/badge';
import { useToday } from '@/lib/client/use-today';
import { formatAge, jobAge } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';

type Props = { readonly postedOn: IsoDate | null; readonly today: IsoDate };

/** A card's days open, counted again in the browser, for the page may be stored. Nothing where the feed does not say. */
export function CardAge({ postedOn, today: serverDay }: Props) {
  const age = jobAge({ postedOn }, useToday(serverDay));
  if (age === null) return null;
  return <li>{age === 0 ? <Badge tone="sun">{formatAge(age)}</Badge> : formatAge(age)}</li>;
}
