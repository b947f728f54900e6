'use client';

import { Suspense, type ReactNode } from 'react';
import { useBrowserValue } from '@/lib/client/use-browser-value';
import type { IsoDate } from '@/lib/domain/job';
import { lazyPart } from '@/components/ui/lazy-part';

const AgeToday = lazyPart(() => import('./age-today').then((part) => part.AgeToday));

/**
 * The calendar day in the feed's zone, as `feedDate` has it; Sweden writes dates as ISO does. Made once: every card of a list
 * asks it at every change.
 */
const feedDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Chicago',
  dateStyle: 'short',
});

type Props = {
  readonly kind: 'job' | 'card';
  readonly postedOn: IsoDate;
  /** The day the page was made. */
  readonly today: IsoDate;
  /** The age on that day. */
  readonly children: ReactNode;
};

/**
 * Days open, counted again where the browser's day is another than the page's, so that a stored page does not keep saying
 * 'Today'. What counts is fetched only then.
 */
export function RecountedAge({ kind, postedOn, today, children }: Props) {
  const isOld = useBrowserValue(() => feedDay.format() !== today, false);
  if (!isOld) return children;
  return (
    <Suspense fallback={children}>
      <AgeToday kind={kind} postedOn={postedOn} />
    </Suspense>
  );
}
