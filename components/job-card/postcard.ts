import type { Drawing } from '@/lib/domain/job/drawing';

export type Box = readonly [x: number, y: number, width: number, height: number];

/** Address of a part of a drawing. */
export const cut = (drawing: Drawing, box: Box) =>
  `/art/${drawing}.svg#svgView(viewBox(${box.join(',')}))`;

/** Postcards chosen by hand, for pages and states without a job. */
export const POSTCARDS = {
  poles: cut('prairie', [1060, 420, 500, 188]),
  road: cut('prairie', [630, 548, 500, 187]),
  sail: cut('coast', [430, 440, 400, 150]),
  lake: cut('mountains', [430, 470, 560, 210]),
  clinic: cut('prairie', [376, 462, 420, 158]),
  town: cut('coast', [1120, 465, 460, 209]),
  canoe: cut('lake', [524, 558, 360, 135]),
  jetty: cut('lake', [960, 650, 360, 135]),
  barn: cut('snow', [430, 448, 440, 165]),
  riverboat: cut('delta', [620, 590, 400, 150]),
  heron: cut('delta', [240, 610, 400, 150]),
  train: cut('plains', [440, 456, 400, 150]),
  turbines: cut('plains', [1000, 240, 560, 210]),
  hospital: cut('city', [990, 399, 480, 218]),
  balloon: cut('desert', [860, 134, 740, 277]),
  light: cut('coast', [880, 376, 400, 150]),
  sunrise: cut('prairie', [704, 404, 506, 190]),
  peak: cut('mountains', [800, 160, 600, 225]),
  /** Taller than a strip, for use beside text. */
  lakeside: cut('mountains', [640, 400, 860, 400]),
} as const;

/** The postcard of each page that has one instead of a landscape: a different one for each. */
export const PAGE_POSTCARDS = {
  notFound: POSTCARDS.canoe,
  goneJob: POSTCARDS.train,
  quickApply: POSTCARDS.road,
  directory: POSTCARDS.turbines,
  legal: POSTCARDS.heron,
  success: POSTCARDS.balloon,
  thankYou: POSTCARDS.sail,
  compare: POSTCARDS.barn,
  referral: POSTCARDS.jetty,
} as const;
