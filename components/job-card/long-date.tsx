import type { IsoDate } from '@/lib/domain/job/job';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day in words: 'November 20, 2026'. */
export function LongDate({ day }: { readonly day: IsoDate }) {
  return <time dateTime={day}>{LONG_DATE.format(new Date(`${day}T00:00:00Z`))}</time>;
}
