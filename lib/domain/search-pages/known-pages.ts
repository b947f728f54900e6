import { daysBetween } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { Subject } from './search-page';

/** What is remembered of a page between one list of jobs and the next, so that its address outlives its jobs. */
export type KnownPage = Subject & {
  readonly isIndexed: boolean;
  /** The day since when it has had too few jobs to stay in the index; null while it has enough. */
  readonly fewSince: IsoDate | null;
  /** The last day on which it had an open job. */
  readonly openOn: IsoDate;
  /** The last day on which enough of its jobs named their pay; null if they never did. */
  readonly figuresOn: IsoDate | null;
};

/** By path. */
export type KnownPages = ReadonlyMap<string, KnownPage>;

/** A page is indexed from `enter` jobs on, and dropped after `days` days with fewer than `stay`, so that no page comes and goes. */
export const INDEX_GATE = { enter: 3, stay: 2, days: 14 } as const;

/** The most pages remembered; those longest without an open job are forgotten first. */
const KNOWN_MAX = 30_000;

/**
 * What is known of a page after a list in which it has `count` jobs; `hasFigures`: enough of them name their pay.
 * @param before what was known of it; undefined for a page that was never seen
 */
export function nextKnownPage(
  subject: Subject,
  before: KnownPage | undefined,
  {
    count,
    hasFigures,
    today,
  }: { readonly count: number; readonly hasFigures: boolean; readonly today: IsoDate },
): KnownPage {
  const openOn = count > 0 || !before ? today : before.openOn;
  const figuresOn = hasFigures ? today : (before?.figuresOn ?? null);
  const known = { ...subject, openOn, figuresOn };
  if (count >= INDEX_GATE.enter) return { ...known, isIndexed: true, fewSince: null };
  if (!before?.isIndexed) return { ...known, isIndexed: false, fewSince: null };
  if (count >= INDEX_GATE.stay) return { ...known, isIndexed: true, fewSince: null };
  const fewSince = before.fewSince ?? today;
  const isIndexed = daysBetween(fewSince, today) < INDEX_GATE.days;
  return { ...known, isIndexed, fewSince: isIndexed ? fewSince : null };
}

/** The pages to remember, up to the maximum: those longest without jobs are forgotten first. */
export function mostRecentlyOpen(known: ReadonlyMap<string, KnownPage>): KnownPages {
  if (known.size <= KNOWN_MAX) return known;
  const byDay = [...known].sort(
    ([, a], [, b]) => b.openOn.localeCompare(a.openOn) || Number(b.isIndexed) - Number(a.isIndexed),
  );
  return new Map(byDay.slice(0, KNOWN_MAX));
}
