import { LANDING_PATHS } from './paths';

/**
 * Addresses of the previous site, and where they lead now (docs/how-to/redirect.md). With dots, folders and queries as the old ones had
 * them: `'/careers.html'`, `'/jobs-in/texas'`, `'/apply.php?job=12'`. The first eight are the specification's (section 2, 'Legacy
 * redirects').
 */
export const LEGACY_PATHS: Readonly<Record<string, string>> = {
  '/nursing': LANDING_PATHS.nursing,
  '/travel-nursing': LANDING_PATHS.travelNursing,
  '/long-term-care': LANDING_PATHS.longTermCare,
  '/cath-labs': LANDING_PATHS.cathLab,
  '/cardiopulmonary': LANDING_PATHS.cardiopulmonary,
  '/imaging': LANDING_PATHS.imaging,
  '/laboratory': LANDING_PATHS.laboratory,
  '/therapy': LANDING_PATHS.therapy,
  // Common on old sites; they show how such a row is written.
  '/index.html': '/',
  '/jobs/index.html': '/jobs',
  '/index.php?page=contact': '/contact',
};
