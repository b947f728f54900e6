import cardiopulmonary from '@/content/specialties/cardiopulmonary.json' with { type: 'json' };
import cathLab from '@/content/specialties/cath-lab.json' with { type: 'json' };
import imaging from '@/content/specialties/imaging.json' with { type: 'json' };
import laboratory from '@/content/specialties/laboratory.json' with { type: 'json' };
import longTermCare from '@/content/specialties/long-term-care.json' with { type: 'json' };
import nursing from '@/content/specialties/nursing.json' with { type: 'json' };
import therapy from '@/content/specialties/therapy.json' with { type: 'json' };
import travelNursing from '@/content/specialties/travel-nursing.json' with { type: 'json' };
import type { NavLink } from '@/lib/content/addresses/navigation';
import { LANDING_PATHS, type LandingPath } from '@/lib/content/addresses/paths';
import { fillIn } from './files/fill-in';
import { BENEFITS, BENEFITS_SHOWN } from './jobs/benefits';
import type { Specialty, SpecialtyFile } from './specialties/specialty';

const TEXTS: Readonly<Record<LandingPath, unknown>> = {
  [LANDING_PATHS.nursing]: nursing,
  [LANDING_PATHS.travelNursing]: travelNursing,
  [LANDING_PATHS.longTermCare]: longTermCare,
  [LANDING_PATHS.cathLab]: cathLab,
  [LANDING_PATHS.cardiopulmonary]: cardiopulmonary,
  [LANDING_PATHS.imaging]: imaging,
  [LANDING_PATHS.laboratory]: laboratory,
  [LANDING_PATHS.therapy]: therapy,
};

/** `npm run dev` checks no types, so a path may have no text yet. */
const TEXTS_SO_FAR: Readonly<Partial<Record<string, unknown>>> = TEXTS;

/**
 * The landing pages, in the order of `LANDING_PATHS`. A path there without a text here is a type error, and has no
 * page until it has a text.
 */
export const SPECIALTIES: readonly Specialty[] = Object.values(LANDING_PATHS).flatMap((path) => {
  if (!TEXTS_SO_FAR[path]) return [];
  const { listsBenefits, ...text } = fillIn(TEXTS_SO_FAR[path] as SpecialtyFile);
  const benefits = path === LANDING_PATHS.travelNursing ? BENEFITS : BENEFITS_SHOWN;
  return [{ ...text, benefits: listsBenefits ? benefits : null, path }];
});

export function specialtyAt(path: string): Specialty | undefined {
  return SPECIALTIES.find((specialty) => specialty.path === path);
}

/** The ten fields the agency works in (specification, first sentence), each with its link. */
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
  // It has jobs, but no page of its own.
  { label: 'Pharmacy', href: '/jobs?specialty=Pharmacy' },
];
