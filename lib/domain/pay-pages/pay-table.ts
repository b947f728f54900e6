import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { daysBetween } from '@/lib/domain/dates/dates';
import type { IsoDate, WeeklyPay } from '@/lib/domain/job/job';
import { paySpread } from '@/lib/domain/pay/pay-figures';
import { INDEX_GATE } from '@/lib/domain/search-pages/known-pages';
import type { SearchPageTable } from '@/lib/domain/search-pages/page-table';
import { payPathOf, type PayPage, type PayPages } from './pay-page';

/**
 * Makes the pay pages of a list of jobs, in slices: one for each search page of a specialty. A page is indexed while it has figures, and
 * after that as long as a search page with too few jobs stays indexed.
 */
export function* payPageSteps(
  { pages: searchPages, known }: SearchPageTable,
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
    const last = known.get(jobsPath)?.figuresOn ?? null;
    const hadLately = last !== null && daysBetween(last, today) <= INDEX_GATE.days;
    const isIndexed = spread !== null || hadLately;
    pages.set(path, { specialty, state, path, jobsPath, spread, isIndexed });
    yield;
  }
  return pages;
}
