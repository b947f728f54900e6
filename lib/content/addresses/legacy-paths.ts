import { LANDING_PATHS } from './paths';

/** Addresses of the site before this one (specification, section 2, 'Legacy redirects'): slug → landing page. */
export const LEGACY_PATHS: Readonly<Record<string, string>> = {
  nursing: LANDING_PATHS.nursing,
  'travel-nursing': LANDING_PATHS.travelNursing,
  'long-term-care': LANDING_PATHS.longTermCare,
  'cath-labs': LANDING_PATHS.cathLab,
  cardiopulmonary: LANDING_PATHS.cardiopulmonary,
  imaging: LANDING_PATHS.imaging,
  laboratory: LANDING_PATHS.laboratory,
  therapy: LANDING_PATHS.therapy,
};
