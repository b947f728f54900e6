import type { Target } from '../../support/engines/in-page';

/** What journeys press and read. */
export const button = (says: string): Target => ({ css: 'button', says });
export const link = (says: string): Target => ({ css: 'a[href]', says });
export const field = (says: string): Target => ({
  css: 'form input:not([type=hidden]), form textarea',
  says,
});
export const inOverlay = (css: string, says = ''): Target => ({ css: `dialog[open] ${css}`, says });

export const CARD: Target = { css: 'main article' };
export const SAVE: Target = { css: 'main article [data-save]' };
export const VIEW_DETAILS: Target = { css: 'main article a', says: 'View Details' };
export const COUNT: Target = { css: 'main p, main span, main h2', says: 'found' };
export const TAGS: Target = { css: '[aria-label="Selected filters"]' };
/** The button of one of the filters. */
export const facet = (says: string): Target => ({
  css: 'form button[aria-haspopup=dialog]',
  says,
});
