import { existsSync } from 'node:fs';
import { whileSample } from '@/__tests__/support/while-sample';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { CONTACT_DRAWING, HOME_DRAWINGS, PAGE_SCENES, type Scene } from '@/lib/content/pages/scene';
import { SPECIALTIES } from '@/lib/content/specialties';

/** The scene at the top of each page that sells. */
const SHOWN: readonly (readonly [page: string, scene: Scene])[] = [
  ...HOME_DRAWINGS.map((drawing) => ['/', { drawing, view: 'whole' }] as const),
  ...Object.entries(PAGE_SCENES),
  ...SPECIALTIES.map(({ path, scene }) => [path, scene] as const),
];
const same = ({ drawing, view }: Scene) => `${drawing}, ${view}`;

describe('the landscapes of the pages', () => {
  it('differ: no two pages share one', () => {
    const all = SHOWN.map(([, scene]) => same(scene));
    expect(all.filter((scene, at) => all.indexOf(scene) !== at)).toEqual([]);
  });

  // An owner who adds a page may run out of drawings.
  whileSample(
    'use a drawing on two pages at most, one of them the home page or with another view',
    () => {
      const pages = new Map<string, number>();
      for (const drawing of [...SHOWN.map(([, scene]) => scene.drawing), CONTACT_DRAWING])
        pages.set(drawing, (pages.get(drawing) ?? 0) + 1);
      expect([...pages].filter(([, count]) => count > 2)).toEqual([]);
    },
  );

  it.each(SHOWN)('%s has a drawing that exists', (_, { drawing }) => {
    expect(existsSync(`public/art/${drawing}.svg`)).toBe(true);
  });

  it('are not repeated by postcards: each page has its own', () => {
    const all = Object.values(PAGE_POSTCARDS);
    expect(new Set(all).size).toBe(all.length);
  });
});
