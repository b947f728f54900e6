/**
 * The browser fades from one page to the next. The rule stands in each page's head: Chromium asks for it at the first
 * frame, before it has read a style sheet that has just come, and then reports an error in place of fading.
 */
export const PAGE_FADE =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';
