import type { JobIndex } from '@/lib/domain/search/job-index';
import { emptyQuery, PAGE_SIZES } from '@/lib/domain/query/job-query';
import { searchJobs } from '@/lib/domain/search/job-search';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { queryOf } from '@/lib/domain/lists/job-figures';
import { STATE_NAMES } from '@/lib/domain/place/states';
import type { LinkedShare } from './page-facts';
import type { SearchPages } from './search-page';
import { searchPageOf } from './search-page-links';
import { pageCount } from '@/lib/domain/search/paginate';
import { compareText } from '@/lib/domain/search/sort-jobs';
import type { FacetOption } from '@/lib/domain/search/search-result';

export type JobDirectory = {
  readonly total: number;
  readonly states: readonly LinkedShare[];
  readonly specialties: readonly LinkedShare[];
  /** Every job, newest first, page by page: includes those without state or specialty. */
  readonly pages: readonly { readonly label: string; readonly href: string }[];
};

/** The most jobs that are listed on short pages; with more, there would be too many links. */
const SHORT_PAGES_UP_TO = 1_000;
/** What a list by state or specialty shows on one page. */
const [, , LONG_PAGE] = PAGE_SIZES;

/**
 * The open jobs by state, by specialty and by page. Each of them is two steps from here through plain links. A state with an unknown code
 * is left out.
 */
export function jobDirectory(index: JobIndex, searchPages: SearchPages): JobDirectory {
  const { facets, total } = searchJobs(index, emptyQuery);
  const entries = (facet: 'state' | 'specialty') => toEntries(facet, facets[facet], searchPages);
  return {
    total,
    states: entries('state').filter(({ label }) => STATE_LABELS.has(label)),
    specialties: entries('specialty').toSorted(byLabel),
    pages: pagesOf(total),
  };
}

const byLabel = (a: LinkedShare, b: LinkedShare) =>
  compareText(a.label.toLowerCase(), b.label.toLowerCase());

const STATE_LABELS: ReadonlySet<string> = new Set(Object.values(STATE_NAMES));

function toEntries(
  facet: 'state' | 'specialty',
  options: readonly FacetOption[],
  searchPages: SearchPages,
) {
  const entries = new Map<string, LinkedShare>();
  for (const { value, label, count } of options) {
    const filters = { [facet]: [value] };
    const page = searchPageOf(searchPages, filters);
    const href = page?.path ?? jobsHref({ ...queryOf(filters), per: LONG_PAGE });
    // Two spellings of one specialty lead to one page.
    if (entries.has(href)) continue;
    entries.set(href, {
      label,
      count: page?.jobs.length ?? count,
      href,
      isIndexed: page !== undefined,
    });
  }
  return [...entries.values()];
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
