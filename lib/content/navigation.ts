/** One entry of a menu: header and footer read these tables, so a new page is a new row. */
export type NavLink = { readonly label: string; readonly href: string };

export const BROWSE_JOBS: NavLink = { label: 'Browse Jobs', href: '/jobs' };
export const QUICK_APPLY: NavLink = { label: 'Quick Apply', href: '/quickapply' };

/** The footer's list of the site's main pages. */
export const EXPLORE_LINKS: readonly NavLink[] = [
  { label: 'Home', href: '/' },
  BROWSE_JOBS,
  QUICK_APPLY,
];
