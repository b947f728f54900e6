/** `--color-ground` of app/tokens.css: the browser's own frame takes it before any style sheet is there. */
export const THEME_COLOR = '#f9f3e9';
