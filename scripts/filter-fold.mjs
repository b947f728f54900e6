/**
 * The filters of a page that is made for one request are folded on a phone unless the visitor has unfolded them in this visit
 * (lib/client/filter-fold.ts): what the browser remembers of that counts before the page is painted.
 */
const UNFOLD =
  'try{if(sessionStorage.filters==="open")document.documentElement.dataset.filters="open"}catch{}';
/** What marks such filters in the HTML (components/jobs/filter-frame.tsx). */
const FOLDS = ' data-folds=""';
const HEAD_END = '</head>';

/**
 * @param {string} html a page
 * @param {string} nonce the attribute by which its policy knows its scripts; without one it has none of ours to let through
 */
export const withFoldKept = (html, nonce) =>
  nonce && html.includes(FOLDS)
    ? html.replace(HEAD_END, `<script${nonce}>${UNFOLD}</script>${HEAD_END}`)
    : html;
