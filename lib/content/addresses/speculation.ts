import { LANDING_PATHS, WHY_PATH } from './paths';

/** Where browsers find the rules; every page names it in a header. */
export const SPECULATION_PATH = '/speculation-rules.json';

/**
 * Documents that start no timer. A pattern without a query matches any query; links to a file or to another window are left out.
 */
const PRERENDERED = [
  '/',
  ...Object.values(LANDING_PATHS),
  WHY_PATH,
  '/about',
  '/accessibility',
  '/compare',
  '/equal-opportunity',
  '/job-directory',
  '/jobs/:id',
  '/jobs/for/*',
  '/jobs/in/*',
  '/pay/:specialty',
  '/pay/:specialty/:state',
  '/privacy-policy',
  '/recruiter-riley',
  '/terms-and-conditions',
];
/** Apps: their scripts must not run before a visit. Forms for one job, redirects and data are only fetched on request. */
const PREFETCHED = ['/jobs', '/job-map', '/contact', '/quickapply', '/saved'];

const linksTo = (paths: readonly string[]) => ({
  and: [
    { href_matches: [...paths] },
    { not: { href_matches: '/jobs/feed.*' } },
    { not: { selector_matches: '[target="_blank"], [download]' } },
  ],
});

/**
 * What a browser with speculation rules prepares once a visitor points at a link (docs/decisions/0003): documents are prerendered, apps
 * prefetched. None of it counts as a visit (`whenShown` in lib/client/page/when-shown.ts).
 */
export const SPECULATION_RULES = {
  prerender: [{ where: linksTo(PRERENDERED), eagerness: 'moderate' }],
  prefetch: [{ where: linksTo(PREFETCHED), eagerness: 'moderate' }],
};
