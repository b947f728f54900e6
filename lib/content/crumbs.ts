import type { NavLink } from './navigation';

/** The way from the home page to a job. */
export const crumbsToJob = (title: string, id: string): readonly NavLink[] => [
  { label: 'Home', href: '/' },
  { label: 'Jobs', href: '/jobs' },
  { label: title, href: `/jobs/${id}` },
];

/** The way from the home page to a page one step below it. */
export const crumbsTo = (label: string, href: string): readonly NavLink[] => [
  { label: 'Home', href: '/' },
  { label, href },
];
