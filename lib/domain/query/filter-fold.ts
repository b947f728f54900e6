/** What the browser remembers for a visit: that the filters are unfolded (lib/client/search/filter-fold.ts). */
export const FILTER_FOLD = { key: 'filters', open: 'open' } as const;

/**
 * The one inline script of the site: on a phone the filters are folded unless the visitor has unfolded them in this visit, and that has
 * to apply before the first paint. The content security policy of pages allows it by its hash
 * (lib/server/gate/content-security-policy.ts).
 */
export const FILTER_FOLD_SCRIPT = `try{if(sessionStorage.${FILTER_FOLD.key}==="${FILTER_FOLD.open}")document.documentElement.dataset.${FILTER_FOLD.key}="${FILTER_FOLD.open}"}catch{}`;
