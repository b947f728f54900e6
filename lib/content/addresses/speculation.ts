import { LANDING_PATHS, WHY_PATH } from './paths';

/** Where browsers find the rules; every page names it in a header. */
export const SPECULATION_PATH = '/speculation-rules.json';

/**
 * Documents without a clock and without anything that is typed. An address whose pattern has no query matches with any;
 * what leads to itself, to a file or to another window is left out.
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
/** Apps, whose scripts run for nobody yet. Forms for one job, redirects and data are fetched by nobody who did not ask. */
const PREFETCHED = ['/jobs', '/job-map', '/contact', '/quickapply', '/saved'];

const linksTo = (paths: readonly string[]) => ({
  and: [
    { href_matches: [...paths] },
    { not: { href_matches: '/jobs/feed.*' } },
    { not: { selector_matches: '[target="_blank"], [download]' } },
  ],
});

/**
 * What a browser that knows speculation rules gets ready once a visitor points at a link (docs/decisions/0039): documents are
 * rendered ahead, apps fetched. Nothing of it counts as a visit (`whenShown` in lib/client/page/when-shown.ts).
 */
export const SPECULATION_RULES = {
  prerender: [{ where: linksTo(PRERENDERED), eagerness: 'moderate' }],
  prefetch: [{ where: linksTo(PREFETCHED), eagerness: 'moderate' }],
};
