/** A scene of `<hero-scenes>`, and the dots that show which is in view. */
export const HERO_SCENES = {
  scene: 'data-scene',
  state: 'data-state',
  art: 'data-art',
  night: 'data-night',
  dot: 'data-dot',
  current: 'data-current',
} as const;

/** The part of `<home-search>` that says what is missing. */
export const SEARCH_HINT = 'data-hint';

/** A part of `<featured-jobs>`, shown in one of its states. */
export const FEATURED_PART = 'data-part';
