/** Widths in CSS pixels. The media queries of the style sheets repeat them; a test compares the two. */
export const BREAKPOINTS = { pageMobileMax: 768, headerDrawerMax: 1023 } as const;

export const CAROUSEL = {
  pageSizeDesktop: 3,
  pageSizeMobile: 1,
  autoAdvanceMs: 5_000,
  transitionLockMs: 600,
} as const;
/** Longer reviews are cut. */
export const REVIEW_MAX_CHARACTERS = 228;
export const FEATURED_JOBS_MAX = 12;
export const HERO_ROTATION_MS = 25_100;
export const DROPDOWN_MAX_HEIGHT_PX = 300;
/** How long a dropdown stays open after focus has left it. */
export const BLUR_CLOSE_MS = { home: 200, filters: 150 } as const;

export const HEADER = { stickyAfterPx: 50, reappearAfterMs: 3_000, swipeToClosePx: 50 } as const;
