import type { JobSummary } from '@/lib/domain/job/job';
import { listHref } from '@/lib/domain/lists/openings';
import { stateName } from '@/lib/domain/place/states';
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
