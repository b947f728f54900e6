import { fold } from '@/lib/domain/words/words';
import type { JobSummary } from '@/lib/domain/job/job';
import { queryOf } from '@/lib/domain/lists/job-figures';
import { formatWeeks, parseWeeks } from '@/lib/domain/pay/contract-pay';
import { payOfJobs } from '@/lib/domain/pay/pay-figures';
import type { JobFilters } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { shiftName } from '@/lib/domain/search-pages/page-facts';
import { compareText } from '@/lib/domain/search/sort-jobs';
import type { LinkedPay } from './pay-near';

type Group = {
  readonly name: string;
  readonly spellings: Set<string>;
  readonly jobs: Set<JobSummary>;
};

/** '13 weeks' for '13-week contract': what the words of a search find as well; '' for anything less plain. */
function lengthName(length: string): string {
  const weeks = parseWeeks(length);
  return weeks && weeks.min === weeks.max ? formatWeeks(weeks) : '';
}

/**
 * What the jobs of a pay page pay by shift and by contract length: those groups that have a median, of each kind the ones with most jobs.
 * @param filters those of the page
 * @param most how many groups of a kind
 */
export function payGroups(
  jobs: readonly JobSummary[],
  filters: Partial<JobFilters>,
  most: number,
): readonly LinkedPay[] {
  const grouped = (
    labelsOf: (job: JobSummary) => readonly string[],
    nameOf: (label: string) => string,
    hrefOf: (name: string, spellings: readonly string[]) => string,
  ) => {
    const groups = new Map<string, Group>();
    for (const job of jobs)
      for (const label of labelsOf(job)) {
        const name = nameOf(label);
        if (name === '') continue;
        const group = groups.get(fold(name)) ?? { name, spellings: new Set(), jobs: new Set() };
        group.spellings.add(label);
        group.jobs.add(job);
        groups.set(fold(name), group);
      }
    return [...groups.values()]
      .sort((a, b) => b.jobs.size - a.jobs.size || compareText(a.name, b.name))
      .flatMap(({ name: label, spellings, jobs: own }): LinkedPay[] => {
        const median = payOfJobs([...own])?.median;
        if (median === undefined) return [];
        return [{ label, href: hrefOf(label, [...spellings]), isIndexed: false, median }];
      })
      .slice(0, most);
  };
  return [
    ...grouped(
      ({ shifts }) => shifts,
      shiftName,
      (_, spellings) => jobsHref(queryOf({ ...filters, shift: spellings })),
    ),
    ...grouped(
      ({ contractLength }) => (contractLength ? [contractLength] : []),
      lengthName,
      // The list has no filter for lengths.
      (q) => jobsHref({ ...queryOf(filters), q }),
    ),
  ];
}
