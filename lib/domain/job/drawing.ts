/** The landscapes of public/art, 1600 × 800 each. */
export const DRAWINGS = [
  'prairie',
  'mountains',
  'coast',
  'desert',
  'city',
  'lake',
  'snow',
  'delta',
  'plains',
] as const;
export type Drawing = (typeof DRAWINGS)[number];
