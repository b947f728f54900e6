import { pathsOf } from './pages';
import type { SitePage } from './site-page';

/** Where browsers find the rules; every page names it in a header. */
export const SPECULATION_PATH = '/speculation-rules.json';

/** Pages of one job, and of searches; a pattern without a query matches any query. */
const DOCUMENTS = [
  '/jobs/:id',
  '/jobs/for/*',
  '/jobs/in/*',
  '/pay/:specialty',
  '/pay/:specialty/:state',
];

const ahead = (kind: SitePage['kind']) =>
  pathsOf((page) => page.kind === kind && page.isLoadedAhead !== false);

const linksTo = (paths: readonly string[]) => ({
  and: [
    { href_matches: [...paths] },
    { not: { href_matches: '/jobs/feed.*' } },
    { not: { selector_matches: '[target="_blank"], [download]' } },
  ],
});

/**
 * What a browser with speculation rules prepares once a visitor points at a link (docs/decisions/0003): documents are prerendered. Apps are
 * only fetched, because their scripts must not run before a visit. Forms for one job, redirects and data are left alone, and so are links to
 * a file or to another window. None of it counts as a visit (`whenShown` in lib/client/page/when-shown.ts).
 */
export const SPECULATION_RULES = {
  prerender: [{ where: linksTo([...ahead('document'), ...DOCUMENTS]), eagerness: 'moderate' }],
  prefetch: [{ where: linksTo(ahead('app')), eagerness: 'moderate' }],
};
