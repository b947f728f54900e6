import type { JobSummary } from '@/lib/domain/job/job';
import { payPageOf, type PayPage, type PayPages } from '@/lib/domain/pay-pages/pay-page';
import { stateName } from '@/lib/domain/place/states';
import { searchPageOf } from '@/lib/domain/search-pages/search-page-links';
import { searchPageShortName } from '@/lib/domain/search-pages/page-names';
import {
  searchPath,
  type SearchPage,
  type SearchPages,
  type Subject,
} from '@/lib/domain/search-pages/search-page';
import type { NavLink } from './navigation';

/** The path from the home page to a job: through its state, else its specialty, if that has an indexed search page. */
export function crumbsToJob(
  { id, title, state, specialties: [specialty] }: JobSummary,
  pages: SearchPages,
): readonly NavLink[] {
  const byState = state === null ? undefined : searchPageOf(pages, { state: [state] });
  const bySpecialty =
    specialty === undefined ? undefined : searchPageOf(pages, { specialty: [specialty] });
  const parent = byState ?? bySpecialty;
  return [
    { label: 'Home', href: '/' },
    { label: 'Jobs', href: '/jobs' },
    ...(parent ? [{ label: searchPageShortName(parent), href: parent.path }] : []),
    { label: title, href: `/jobs/${id}` },
  ];
}

/** The path from the home page to a page one step below it. */
export const crumbsTo = (label: string, href: string): readonly NavLink[] => [
  { label: 'Home', href: '/' },
  { label, href },
];

/** The path from the home page to a search page: through its state or its specialty, if that has an indexed search page. */
export function crumbsToSearchPage(page: SearchPage, pages: SearchPages): readonly NavLink[] {
  const { specialty, state, city } = page;
  const above: Subject | null =
    state === null || (city ?? specialty) === null
      ? null
      : { ...page, city: null, ...(city === null ? { state: null } : { specialty: null }) };
  const path = above && searchPath(above);
  const parent = path === null ? undefined : pages.get(path);
  return [
    { label: 'Home', href: '/' },
    { label: 'Jobs', href: '/jobs' },
    ...(parent?.isIndexed ? [{ label: searchPageShortName(parent), href: parent.path }] : []),
    {
      label:
        parent?.isIndexed && specialty !== null && state !== null
          ? stateName(state)
          : searchPageShortName(page),
      href: page.path,
    },
  ];
}

/** The path from the home page to a pay page: through the jobs of its specialty, and its pay in all states. */
export function crumbsToPayPage(
  { specialty, state, path }: PayPage,
  pages: PayPages,
  searchPages: SearchPages,
): readonly NavLink[] {
  const jobs = searchPageOf(searchPages, { specialty: [specialty] });
  const everywhere =
    state === null ? null : payPageOf(pages, { specialty, state: null, city: null });
  return [
    { label: 'Home', href: '/' },
    { label: 'Jobs', href: '/jobs' },
    ...(jobs ? [{ label: searchPageShortName(jobs), href: jobs.path }] : []),
    ...(everywhere ? [{ label: 'Pay', href: everywhere.path }] : []),
    { label: state === null ? 'Pay' : stateName(state), href: path },
  ];
}
