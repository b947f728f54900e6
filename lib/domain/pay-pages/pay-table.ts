import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { daysBetween } from '@/lib/domain/dates/dates';
import type { IsoDate, WeeklyPay } from '@/lib/domain/job/job';
import { paySpread } from '@/lib/domain/pay/pay-figures';
import { INDEX_GATE } from '@/lib/domain/search-pages/known-pages';
import type { SearchPages } from '@/lib/domain/search-pages/search-page';
import { linesEach, nextPayLines, type PayLines, type PayLinesByPath } from './pay-lines';
import { payPathOf, type PayPage, type PayPages } from './pay-page';

/**
 * Makes the pay pages of a list of jobs, in slices: one for each search page of a specialty. A page is indexed while it has figures, and
 * after that as long as a search page with too few jobs stays indexed.
 * @param before the lines kept so far
 */
export function* payPageSteps(
  searchPages: SearchPages,
  before: PayLinesByPath,
  today: IsoDate,
): SlicedWork<PayPages> {
  const pages = new Map<string, PayPage>();
  let work = 0;
  for (const { path: jobsPath, specialty, state, jobs } of searchPages.values()) {
    const path = payPathOf(jobsPath);
    if (specialty === null || path === null) continue;
    const pays: WeeklyPay[] = [];
    for (const job of jobs) {
      if (job.pay?.week) pays.push(job.pay.week);
      if (++work % JOBS_PER_SLICE === 0) yield;
    }
    const spread = paySpread(pays);
    const lines = nextPayLines(before.get(path) ?? [], spread, today);
    const isIndexed = hasFiguresLately(lines, today);
    pages.set(path, { specialty, state, path, jobsPath, spread, lines, isIndexed });
    yield;
  }
  return withinBounds(pages);
}

function hasFiguresLately(lines: PayLines, today: IsoDate): boolean {
  const last = lines.at(-1)?.[0];
  return last !== undefined && daysBetween(last, today) <= INDEX_GATE.days;
}

/** If there are very many groups, each keeps fewer days. */
function withinBounds(pages: PayPages): PayPages {
  const kept = [...pages.values()].filter(({ lines }) => lines.length > 0);
  const each = linesEach(
    kept.length,
    kept.reduce((sum, { lines }) => sum + lines.length, 0),
  );
  return new Map(
    [...pages].map(([path, page]) => [
      path,
      page.lines.length > each ? { ...page, lines: page.lines.slice(-each) } : page,
    ]),
  );
}

/** What is kept of the pages for the next list. */
export const keptLines = (pages: PayPages): PayLinesByPath =>
  new Map(
    [...pages].flatMap(([path, { lines }]) => (lines.length > 0 ? [[path, lines] as const] : [])),
  );
