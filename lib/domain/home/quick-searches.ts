import { shiftTime } from '@/lib/domain/job/shift-time';
import { emptyQuery, type JobFilters } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { findJobFigures } from '@/lib/domain/lists/job-figures';

/** A list in one press. */
export type QuickSearch = {
  readonly label: string;
  readonly href: string;
  /** How many jobs are on it; null for a list of all jobs in another order. */
  readonly jobs: number | null;
};

/** What people look for first: each list that has jobs, and all jobs by pay if any job states its pay. */
export function quickSearches(index: JobIndex): readonly QuickSearch[] {
  const nights = index.facets.shift.labels.filter((label) => shiftTime(label) === 'night');
  const kinds: readonly (readonly [string, Partial<JobFilters>])[] = [
    ['Travel RN', { jobType: ['Travel'], title: ['RN'] }],
    ['ICU', { specialty: ['ICU'] }],
    // No shift would mean every shift.
    ...(nights.length > 0 ? [['Nights', { shift: nights }] as const] : []),
  ];
  const found = kinds.flatMap(([label, filters]) => {
    const { total, href } = findJobFigures(index, filters, 0);
    return total > 0 ? [{ label, href, jobs: total }] : [];
  });
  const byPay = { label: 'Highest pay', href: jobsHref({ ...emptyQuery, sort: 'highestPay' }) };
  return index.pays.some((pay) => pay > 0) ? [...found, { ...byPay, jobs: null }] : found;
}
