import colors from './painted-colors.json' with { type: 'json' };

/** The page's background: the browser's own frame uses it before any style sheet has loaded. */
export const THEME_COLOR = colors.day['color-ground'];
/** The same in the night scheme. */
export const NIGHT_THEME_COLOR = colors.night['color-ground'];
