import { listHref } from '@/lib/domain/lists/job-figures';
import { emptyQuery, type JobFilters, type JobQuery } from '@/lib/domain/query/job-query';
import { FACET_NAMES } from '@/lib/domain/query/facets';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobSummary } from '@/lib/domain/job/job';
import { toStateCode } from '@/lib/domain/place/states';
import { searchPageName } from './page-names';
import { searchPath, type SearchPage, type SearchPages, type Subject } from './search-page';

/** A link to a search page. */
export type SearchPageLink = { readonly label: string; readonly href: string };

/** The page of a subject, if it is indexed. */
function indexedPage(pages: SearchPages, subject: Subject): SearchPage | undefined {
  const path = searchPath(subject);
  const page = path === null ? undefined : pages.get(path);
  return page?.isIndexed ? page : undefined;
}

/** The subject that filters stand for: one specialty, one state, or one of each; null for anything else. */
function subjectOf(filters: Partial<JobFilters>): Subject | null {
  const { specialty = [], state = [] } = filters;
  const others = FACET_NAMES.filter((name) => name !== 'specialty' && name !== 'state');
  if (others.some((name) => (filters[name]?.length ?? 0) > 0)) return null;
  if (specialty.length > 1 || state.length > 1 || specialty.length + state.length === 0)
    return null;
  return {
    specialty: specialty[0] ?? null,
    state: state[0] === undefined ? null : toStateCode(state[0]),
    city: null,
  };
}

/** Whether a query only filters: another order, page or word search makes another list. */
export const isNarrowedByFiltersAlone = (query: JobQuery): boolean =>
  serializeJobQuery({ ...emptyQuery, filters: query.filters, collapsed: query.collapsed }) ===
  serializeJobQuery(query);

/** The page with the jobs of some filters, if there is one that is indexed. */
export function searchPageOf(
  pages: SearchPages,
  filters: Partial<JobFilters>,
): SearchPage | undefined {
  const subject = subjectOf(filters);
  return subject === null ? undefined : indexedPage(pages, subject);
}

/** Address of the jobs of some filters: their search page, else the list with these filters. */
export const jobsHrefOf = (pages: SearchPages, filters: Partial<JobFilters>): string =>
  searchPageOf(pages, filters)?.path ?? listHref(filters);

type Placed = Pick<JobSummary, 'specialties' | 'state' | 'city'>;

/** The pages a job is on, the narrowest first: for visitors who want to see more of its kind. */
export function searchPagesOfJob(
  pages: SearchPages,
  { specialties, state, city }: Placed,
): readonly SearchPageLink[] {
  const [specialty = null] = specialties;
  const region = state === null ? null : toStateCode(state);
  const subjects: Subject[] = [
    { specialty, state: region, city: null },
    { specialty: null, state: region, city },
    { specialty: null, state: region, city: null },
    { specialty, state: null, city: null },
  ];
  const links = new Map<string, SearchPageLink>();
  for (const subject of subjects) {
    const page = indexedPage(pages, subject);
    if (page) links.set(page.path, { label: searchPageName(page), href: page.path });
  }
  return [...links.values()];
}

/** The pages with the most open jobs: for visitors whose address does not exist. */
export function largestSearchPages(pages: SearchPages, most: number): readonly SearchPageLink[] {
  const found = [...pages.values()].filter(({ isIndexed }) => isIndexed);
  found.sort((a, b) => b.jobs.length - a.jobs.length);
  return found.slice(0, most).map((page) => ({ label: searchPageName(page), href: page.path }));
}
