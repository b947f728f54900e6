import type { JobIndex } from '@/lib/domain/search/job-index';
import type { PageSize } from '@/lib/domain/query/job-query';
import { emptyQuery } from '@/lib/domain/query/job-query';
import { searchJobs } from '@/lib/domain/search/job-search';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { queryOf } from './openings';
import { pageCount } from '@/lib/domain/search/paginate';
import { compareText } from '@/lib/domain/search/sort-jobs';
import type { FacetOption } from '@/lib/domain/search/search-result';

/** A list of open jobs: what it is called, where it is, how many there are. */
export type DirectoryEntry = {
  readonly label: string;
  readonly href: string;
  readonly count: number;
};

export type JobDirectory = {
  readonly total: number;
  readonly states: readonly DirectoryEntry[];
  readonly specialties: readonly DirectoryEntry[];
  /** Every job, newest first, page by page: the ones without state or specialty are found here. */
  readonly pages: readonly { readonly label: string; readonly href: string }[];
};

/** As many jobs as fit on short pages; beyond, the links would be too many. */
const SHORT_PAGES_UP_TO = 1_000;
/** What a list by state or specialty shows on one page. */
const LONG_PAGE: PageSize = 100;

/** The open jobs by state, by specialty and by page. Two steps from here lead to each of them through plain links. */
export function jobDirectory(index: JobIndex): JobDirectory {
  const { facets, total } = searchJobs(index, emptyQuery);
  const entries = (facet: 'state' | 'specialty') => toEntries(facet, facets[facet]);
  return {
    total,
    states: entries('state'),
    specialties: entries('specialty').toSorted(byLabel),
    pages: pagesOf(total),
  };
}

const byLabel = (a: DirectoryEntry, b: DirectoryEntry) =>
  compareText(a.label.toLowerCase(), b.label.toLowerCase());

function toEntries(facet: 'state' | 'specialty', options: readonly FacetOption[]) {
  return options.map(({ value, label, count }): DirectoryEntry => {
    const href = jobsHref({ ...queryOf({ [facet]: [value] }), per: LONG_PAGE });
    return { label, count, href };
  });
}

function pagesOf(total: number): JobDirectory['pages'] {
  const per = total <= SHORT_PAGES_UP_TO ? emptyQuery.per : LONG_PAGE;
  return Array.from({ length: total === 0 ? 0 : pageCount(total, per) }, (_, at) => {
    const [first, last] = [at * per + 1, Math.min(total, (at + 1) * per)];
    return {
      label: first === last ? String(last) : `${first}–${last}`,
      href: jobsHref({ ...emptyQuery, page: at + 1, per }),
    };
  });
}
