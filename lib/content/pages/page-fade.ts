/**
 * The browser fades from one page to the next. The rule is in each page's head: Chromium needs it at the first frame, before it has read a
 * style sheet that has just arrived, and would otherwise report an error instead of fading.
 */
export const PAGE_FADE =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';
