import type { JobSummary } from '@/lib/domain/job/job';
import { listHref } from '@/lib/domain/lists/openings';
import { stateName } from '@/lib/domain/place/states';
import { searchPath, type SearchPages, type Subject } from '@/lib/domain/search-pages/search-page';
import type { NavLink } from './navigation';

/** The way from the home page to a job, by its state where that is known. */
export const crumbsToJob = ({ id, title, state }: JobSummary): readonly NavLink[] => [
  { label: 'Home', href: '/' },
  { label: 'Jobs', href: '/jobs' },
  ...(state === null ? [] : [{ label: stateName(state), href: listHref({ state: [state] }) }]),
  { label: title, href: `/jobs/${id}` },
];

/** The way from the home page to a page one step below it. */
export const crumbsTo = (label: string, href: string): readonly NavLink[] => [
  { label: 'Home', href: '/' },
  { label, href },
];

/** The way from the home page to a page that is a search: by its state or its specialty, where that has a page that is found. */
export function crumbsToSearchPage(page: Subject, pages: SearchPages): readonly NavLink[] {
  const { specialty, state, city } = page;
  const step = (subject: Subject, label: string): readonly NavLink[] => {
    const href = searchPath(subject);
    return href !== null && pages.get(href)?.isIndexed === true ? [{ label, href }] : [];
  };
  const parent =
    city !== null && state !== null
      ? step({ specialty: null, state, city: null }, stateName(state))
      : specialty !== null && state !== null
        ? step({ specialty, state: null, city: null }, specialty)
        : [];
  return [
    { label: 'Home', href: '/' },
    { label: 'Jobs', href: '/jobs' },
    ...parent,
    {
      label: city ?? (state === null ? (specialty ?? '') : stateName(state)),
      href: searchPath(page) ?? '/jobs',
    },
  ];
}
