import { SITE } from '@/lib/config/site';

/** The landing pages of the specialties, spelled as they are published (specification, section 2). */
export const LANDING_PATHS = {
  nursing: '/Nursing-Staffing-Services',
  travelNursing: '/Travel-Nursing-Jobs',
  longTermCare: '/Long-Term-Care-Nurse-Jobs',
  cathLab: '/Cath-Labs-Technologist-Jobs',
  cardiopulmonary: '/Cardiopulmonary-Jobs',
  imaging: '/Imaging-Jobs',
  laboratory: '/Laboratory-Technologist-Jobs',
  therapy: '/Therapy-Social-Worker-Jobs',
} as const;

export type LandingPath = (typeof LANDING_PATHS)[keyof typeof LANDING_PATHS];

export const WHY_PATH = `/why-${SITE.whySlug}`;

/**
 * Every page whose address is a single segment. Any other address of this form goes through the redirects, so a new page is a new row here
 * and in the matcher of `middleware.ts`; a test compares the two with `app/`.
 */
export const SINGLE_SEGMENT_PAGES: readonly string[] = [
  ...Object.values(LANDING_PATHS),
  WHY_PATH,
  '/about',
  '/accessibility',
  '/application-success',
  '/compare',
  '/contact',
  '/equal-opportunity',
  '/job-directory',
  '/job-map',
  '/job-map-embed',
  '/jobs',
  '/onboarding',
  '/privacy-policy',
  '/quickapply',
  '/recruiter-riley',
  '/ref',
  '/reference',
  '/saved',
  '/terms-and-conditions',
  '/thank-you',
  '/upload',
];
