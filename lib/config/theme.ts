/** `--color-ground` of app/tokens.css: the browser's own frame takes it before any style sheet is there. */
export const THEME_COLOR = '#f9f3e9';
/** The same in the night scheme. */
export const NIGHT_THEME_COLOR = '#0f1b19';
