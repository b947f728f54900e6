import type { Box, Drawing } from './postcard-crops';

/** Address of a part of a drawing. */
export const cut = (drawing: Drawing, box: Box) =>
  `/art/${drawing}.svg#svgView(viewBox(${box.join(',')}))`;

/** A postcard chosen by hand, for pages and states that belong to no job. */
export const POSTCARDS = {
  poles: cut('prairie', [1060, 420, 500, 188]),
  road: cut('prairie', [630, 548, 500, 187]),
  sail: cut('coast', [430, 440, 400, 150]),
  lake: cut('mountains', [430, 470, 560, 210]),
  clinic: cut('prairie', [376, 462, 420, 158]),
  town: cut('coast', [1120, 400, 460, 340]),
  hospital: cut('city', [990, 330, 480, 356]),
  balloon: cut('desert', [860, 134, 740, 277]),
  light: cut('coast', [880, 376, 400, 150]),
  sunrise: cut('prairie', [704, 404, 506, 190]),
  peak: cut('mountains', [800, 160, 600, 225]),
  /** Higher than a strip: stands beside text. */
  lakeside: cut('mountains', [640, 400, 860, 400]),
} as const;
