import type { Drawing } from '@/lib/domain/job/drawing';

/** What the share image of a page says: one headline on a sky, and a bar with up to three facts. */
export type ShareCard = {
  /** The name of the picture: `public/share/{name}.png`, drawn by `npm run brand-images`. */
  readonly name: string;
  readonly headline: string;
  readonly drawing: Drawing;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

/** Everything that has to be decided about a page of one segment: `PAGES` in `pages.ts` has an entry for each. */
export type SitePage = {
  readonly path: string;
  /** The group of its folder in `app/`: (documents), (apps), (hosted), (bare). */
  readonly kind: 'document' | 'app' | 'hosted' | 'bare';
  /**
   * What it is made from, by which the gate keeps it: a text, the same for everybody; texts and jobs; jobs alone, so 503 without a list; a
   * list, a comparison or a shortlist, by its query. A page for one visitor is not kept.
   */
  readonly shows:
    'text' | 'text and jobs' | 'jobs' | 'list' | 'comparison' | 'shortlist' | 'one visitor';
  /** Private: reached by a link with somebody's id in it, so it must leave no trace anywhere. */
  readonly search: 'indexed' | 'not indexed' | 'private';
  /**
   * What browsers may do once a visitor points at a link: prerender a document, fetch an app (docs/decisions/0003). Neither for pages that
   * only a form leads to.
   */
  readonly isLoadedAhead?: false;
  /** The list of the footer that it is in, and its name there. */
  readonly footer: { readonly list: 'explore' | 'legal'; readonly label: string } | null;
  /** Null: it is shared with the home page's. */
  readonly card: ShareCard | null;
};
