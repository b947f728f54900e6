/** The views that stand beside a text, each a part of one drawing (`components/job-card/postcard-crops.ts`). */
export type SceneView =
  'clinic' | 'road' | 'sail' | 'light' | 'caravan' | 'lake' | 'skyline' | 'tram' | 'balloon';

/** Which of the drawn landscapes stands at the top of a page, and how it is looked at. */
export type Scene = {
  readonly drawing: 'prairie' | 'mountains' | 'coast' | 'desert' | 'city';
  /** whole: as drawn · mirrored: left for right · near: a step closer to its right-hand side. */
  readonly view: 'whole' | 'mirrored' | 'near';
};
