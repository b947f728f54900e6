/** One entry of a menu: header and footer read these tables, so a new page is a new row. */
export type NavLink = { readonly label: string; readonly href: string };

export const BROWSE_JOBS: NavLink = { label: 'Browse Jobs', href: '/jobs' };
export const QUICK_APPLY: NavLink = { label: 'Quick Apply', href: '/quickapply' };

/** For facilities: the contact form with its subject filled in. */
export const REQUEST_STAFF: NavLink = {
  label: 'For facilities: request staff',
  href: '/contact?subject=Request%20staff',
};

/** The footer's list of the site's main pages. */
export const EXPLORE_LINKS: readonly NavLink[] = [
  { label: 'Home', href: '/' },
  BROWSE_JOBS,
  QUICK_APPLY,
];
