import { SITE } from '@/lib/config/site';
import { LANDING_PATHS, WHY_PATH } from './paths';

/** One entry of a menu. The header reads these tables; the footer's lists are made of `PAGES` (footer-links.ts). */
export type NavLink = { readonly label: string; readonly href: string };
/** An entry of the header with entries of its own. */
export type NavMenu = NavLink & { readonly links: readonly NavLink[] };

export const BROWSE_JOBS: NavLink = { label: 'Browse Jobs', href: '/jobs' };
export const QUICK_APPLY: NavLink = { label: 'Quick Apply', href: '/quickapply' };
export const CONTACT_US: NavLink = { label: 'Contact', href: '/contact' };
/** What the visitor stores on the device (docs/decisions/0025). */
export const SAVED_JOBS: NavLink = { label: 'Saved jobs', href: '/saved' };
/** For facilities: the contact form with its subject filled in. */
export const REQUEST_STAFF: NavLink = {
  label: 'For facilities: request staff',
  href: '/contact?subject=Request%20staff',
};
/** In the drawer only: in the wide header the label itself leads there (specification, section 2, 'Header'). */
export const VIEW_ALL_JOBS: NavLink = { label: 'View All Jobs', href: '/jobs' };

export const BROWSE_MENU: NavMenu = {
  ...BROWSE_JOBS,
  links: [
    { label: 'Nursing Jobs', href: LANDING_PATHS.nursing },
    { label: 'Long Term Care', href: LANDING_PATHS.longTermCare },
    { label: 'Cath Lab Jobs', href: LANDING_PATHS.cathLab },
    { label: 'Laboratory Jobs', href: LANDING_PATHS.laboratory },
    { label: 'Radiology Jobs', href: LANDING_PATHS.imaging },
    { label: 'Therapy Jobs', href: LANDING_PATHS.therapy },
    { label: 'Pharmacy Jobs', href: '/jobs?specialty=Pharmacy' },
  ],
};

export const ABOUT_MENU: NavMenu = {
  label: 'About',
  href: '/about',
  links: [
    { label: `Why ${SITE.brand}`, href: WHY_PATH },
    { label: 'Our Mission', href: '/about#our-mission' },
    { label: 'Virtual Recruiter Riley', href: '/recruiter-riley' },
  ],
};

export const WHO_WE_SERVE: readonly NavLink[] = [
  { label: 'Nursing', href: LANDING_PATHS.nursing },
  { label: 'Travel nursing', href: LANDING_PATHS.travelNursing },
  { label: 'Long term care', href: LANDING_PATHS.longTermCare },
  { label: 'Cath lab', href: LANDING_PATHS.cathLab },
  { label: 'Cardiopulmonary', href: LANDING_PATHS.cardiopulmonary },
  { label: 'Imaging', href: LANDING_PATHS.imaging },
  { label: 'Laboratory', href: LANDING_PATHS.laboratory },
  { label: 'Therapy and social work', href: LANDING_PATHS.therapy },
];

export const PRIVACY: NavLink = { label: 'Privacy Policy', href: '/privacy-policy' };
