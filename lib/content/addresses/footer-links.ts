import type { NavLink } from './navigation';
import { PAGES } from './pages';

const linksOf = (list: 'explore' | 'legal'): readonly NavLink[] =>
  PAGES.flatMap(({ path, footer }) =>
    footer?.list === list ? [{ label: footer.label, href: path }] : [],
  );

/** The footer's list of the site's main pages. */
export const EXPLORE_LINKS = linksOf('explore');
export const LEGAL_LINKS = linksOf('legal');
