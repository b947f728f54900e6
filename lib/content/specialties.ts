import { CARDIOPULMONARY } from './specialties/cardiopulmonary';
import { CATH_LAB } from './specialties/cath-lab';
import { IMAGING } from './specialties/imaging';
import { LABORATORY } from './specialties/laboratory';
import { LONG_TERM_CARE } from './specialties/long-term-care';
import { NURSING } from './specialties/nursing';
import type { Specialty, SpecialtyText } from './specialties/specialty';
import { THERAPY } from './specialties/therapy';
import { TRAVEL_NURSING } from './specialties/travel-nursing';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { LANDING_PATHS, type LandingPath } from '@/lib/content/addresses/paths';

const TEXTS: Readonly<Record<LandingPath, SpecialtyText>> = {
  [LANDING_PATHS.nursing]: NURSING,
  [LANDING_PATHS.travelNursing]: TRAVEL_NURSING,
  [LANDING_PATHS.longTermCare]: LONG_TERM_CARE,
  [LANDING_PATHS.cathLab]: CATH_LAB,
  [LANDING_PATHS.cardiopulmonary]: CARDIOPULMONARY,
  [LANDING_PATHS.imaging]: IMAGING,
  [LANDING_PATHS.laboratory]: LABORATORY,
  [LANDING_PATHS.therapy]: THERAPY,
};

/** As `npm run dev` has it, which checks no types: a path may have no text yet. */
const TEXTS_SO_FAR: Readonly<Partial<Record<string, SpecialtyText>>> = TEXTS;

/**
 * The landing pages, in the order of `LANDING_PATHS`. A path there without a text here is a type error, is named by
 * `npm run site:check`, and is no page until it has one.
 */
export const SPECIALTIES: readonly Specialty[] = Object.values(LANDING_PATHS).flatMap((path) => {
  const text = TEXTS_SO_FAR[path];
  return text ? [{ ...text, path }] : [];
});

/** Landing pages that somebody has begun to add: with a path, without a text. */
export const PATHS_WITHOUT_TEXT: readonly string[] = Object.values(LANDING_PATHS).filter(
  (path) => !TEXTS_SO_FAR[path],
);

export function specialtyAt(path: string): Specialty | undefined {
  return SPECIALTIES.find((specialty) => specialty.path === path);
}

/** The ten fields the agency works in (specification, first sentence), each with where it leads. */
export const FIELDS: readonly NavLink[] = [
  { label: 'Nursing', href: LANDING_PATHS.nursing },
  { label: 'Travel nursing', href: LANDING_PATHS.travelNursing },
  { label: 'Long-term care', href: LANDING_PATHS.longTermCare },
  { label: 'Cath lab', href: LANDING_PATHS.cathLab },
  { label: 'Cardiopulmonary', href: LANDING_PATHS.cardiopulmonary },
  { label: 'Imaging', href: LANDING_PATHS.imaging },
  { label: 'Laboratory', href: LANDING_PATHS.laboratory },
  { label: 'Therapy', href: LANDING_PATHS.therapy },
  { label: 'Social work', href: LANDING_PATHS.therapy },
  // Jobs, but no page of its own.
  { label: 'Pharmacy', href: '/jobs?specialty=Pharmacy' },
];
