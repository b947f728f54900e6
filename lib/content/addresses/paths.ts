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
