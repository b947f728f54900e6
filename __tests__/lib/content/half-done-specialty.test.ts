import type * as Paths from '@/lib/content/addresses/paths';
import { SPECIALTIES, specialtyAt } from '@/lib/content/specialties';
import { SECTION_CARDS } from '@/lib/seo/section-cards';

jest.mock('@/lib/content/addresses/paths', () => {
  const paths = jest.requireActual<typeof Paths>('@/lib/content/addresses/paths');
  return { ...paths, LANDING_PATHS: { ...paths.LANDING_PATHS, halfDone: '/Half-Done-Jobs' } };
});

describe('a specialty with a path and no text yet', () => {
  it('is not a page, and breaks no other', () => {
    expect(specialtyAt('/Half-Done-Jobs')).toBeUndefined();
    expect(SPECIALTIES.every(({ line, scene }) => line && scene.drawing)).toBe(true);
    expect(SECTION_CARDS.map(({ path }) => path)).not.toContain('/Half-Done-Jobs');
  });
});
