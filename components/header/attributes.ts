/** `<site-header>`: its state, and whether the page has scrolled. */
export const SITE_HEADER = { state: 'data-state', scrolled: 'data-scrolled' } as const;

/** On the button that closes `<menu-drawer>`. */
export const CLOSES_DRAWER = 'data-close';

/** On `<nav-menus>` once its script opens the menus. */
export const MENUS_READY = 'data-ready';
