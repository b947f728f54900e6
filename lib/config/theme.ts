import colors from './painted-colors.json' with { type: 'json' };

/** The page's ground: the browser's own frame takes it before any style sheet is there. */
export const THEME_COLOR = colors.day['color-ground'];
/** The same in the night scheme. */
export const NIGHT_THEME_COLOR = colors.night['color-ground'];
