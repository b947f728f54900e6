import type { Drawing } from '@/lib/domain/job/drawing';

/** The views shown beside a text, each a part of one drawing (`components/job-card/postcard-crops.ts`). */
export const SCENE_VIEWS = [
  'clinic',
  'road',
  'light',
  'caravan',
  'lake',
  'skyline',
  'balloon',
  'turbines',
  'farm',
  'riverboat',
  'steeple',
] as const;
export type SceneView = (typeof SCENE_VIEWS)[number];

/** The landscape at the top of a page, and how it is shown. */
export type Scene = {
  readonly drawing: Drawing;
  /** whole: as drawn · mirrored: left for right · near: a step closer to its right-hand side. */
  readonly view: 'whole' | 'mirrored' | 'near';
};

/** The three landscapes of the home page, in order. */
export const HOME_DRAWINGS = [
  'prairie',
  'mountains',
  'coast',
] as const satisfies readonly Drawing[];

/** The landscapes of the other marketing pages; a specialty's is part of its content. A test checks that no two pages show the same. */
export const PAGE_SCENES = {
  about: { drawing: 'plains', view: 'whole' },
  why: { drawing: 'desert', view: 'whole' },
  riley: { drawing: 'city', view: 'whole' },
} as const satisfies Readonly<Record<string, Scene>>;

/** The contact page shows the part of a drawing that a job's page would. */
export const CONTACT_DRAWING: Drawing = 'lake';
