import { CARDIOPULMONARY } from './specialties/cardiopulmonary';
import { CATH_LAB } from './specialties/cath-lab';
import { IMAGING } from './specialties/imaging';
import { LABORATORY } from './specialties/laboratory';
import { LONG_TERM_CARE } from './specialties/long-term-care';
import { NURSING } from './specialties/nursing';
import type { Specialty } from './specialties/specialty';
import { THERAPY } from './specialties/therapy';
import { TRAVEL_NURSING } from './specialties/travel-nursing';
import type { NavLink } from './navigation';

/** The eight landing pages, in the order of menus. Each path is to the letter (specification, section 2). */
export const SPECIALTIES: readonly Specialty[] = [
  NURSING,
  TRAVEL_NURSING,
  LONG_TERM_CARE,
  CATH_LAB,
  CARDIOPULMONARY,
  IMAGING,
  LABORATORY,
  THERAPY,
];

export function specialtyOf(slug: string): Specialty | undefined {
  return SPECIALTIES.find((specialty) => specialty.slug === slug);
}

const pathOf = ({ slug }: Specialty) => `/${slug}`;

/** The ten fields the agency works in (specification, first sentence), each with where it leads. */
export const FIELDS: readonly NavLink[] = [
  { label: 'Nursing', href: pathOf(NURSING) },
  { label: 'Travel nursing', href: pathOf(TRAVEL_NURSING) },
  { label: 'Long-term care', href: pathOf(LONG_TERM_CARE) },
  { label: 'Cath lab', href: pathOf(CATH_LAB) },
  { label: 'Cardiopulmonary', href: pathOf(CARDIOPULMONARY) },
  { label: 'Imaging', href: pathOf(IMAGING) },
  { label: 'Laboratory', href: pathOf(LABORATORY) },
  { label: 'Therapy', href: pathOf(THERAPY) },
  { label: 'Social work', href: pathOf(THERAPY) },
  // Jobs, but no page of its own.
  { label: 'Pharmacy', href: '/jobs?specialty=Pharmacy' },
];
