import { SITE } from '@/lib/config/site';
import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import { CONTACT_DRAWING, PAGE_SCENES } from '@/lib/content/pages/scene';
import { BROWSE_JOBS, CONTACT_US, PRIVACY, QUICK_APPLY, SAVED_JOBS } from './navigation';
import { LANDING_PATHS, WHY_PATH } from './paths';
import type { ShareCard, SitePage } from './site-page';

const explore = (label: string) => ({ list: 'explore', label }) as const;
const legal = (label: string) => ({ list: 'legal', label }) as const;

/** A text that search engines may list, with the home page's share image. */
const TEXT = { kind: 'document', shows: 'text', search: 'indexed', card: null } as const;
/** A step of a visit, of which nobody else needs to know. */
const STEP = { search: 'not indexed', footer: null, card: null } as const;
const HOSTED = {
  kind: 'hosted',
  shows: 'one visitor',
  search: 'private',
  footer: null,
  card: null,
} as const;

/** Also the share image of pages that have none. */
export const HOME_CARD: ShareCard = {
  name: 'home',
  headline: 'Find your next career opportunity',
  drawing: 'prairie',
  facts: [
    { label: 'Open to', value: 'Nurses and allied health' },
    { label: 'Before you apply', value: 'Weekly pay, shift, place' },
  ],
};

/**
 * The home page and every page whose address is a single segment: what the gate, search engines, the sitemap, share images, browsers that
 * load ahead, the footer and the tests know of it. The order is that of the sitemap and of the footer's lists. Any other address of one
 * segment goes through the redirects. The matcher of `middleware.ts` repeats the paths; tests compare both with `app/`.
 */
export const PAGES: readonly SitePage[] = [
  {
    path: '/',
    kind: 'document',
    shows: 'text and jobs',
    search: 'indexed',
    footer: explore('Home'),
    card: HOME_CARD,
  },
  {
    path: BROWSE_JOBS.href,
    kind: 'app',
    shows: 'list',
    search: 'indexed',
    footer: explore(BROWSE_JOBS.label),
    card: {
      name: 'jobs',
      headline: 'Available positions',
      drawing: 'mountains',
      facts: [
        { label: 'Choose by', value: 'Title, state, shift' },
        { label: 'Sort by', value: 'Newest or highest pay' },
      ],
    },
  },
  {
    path: JOB_DIRECTORY.path,
    kind: 'document',
    shows: 'jobs',
    search: 'indexed',
    footer: explore(JOB_DIRECTORY.name),
    card: null,
  },
  {
    path: JOB_MAP.path,
    kind: 'app',
    shows: 'list',
    search: 'indexed',
    footer: explore('View Jobs Map'),
    card: null,
  },
  ...Object.values(LANDING_PATHS).map((path): SitePage => ({
    path,
    kind: 'document',
    shows: 'text and jobs',
    search: 'indexed',
    // Both are of the specialty: `WHO_WE_SERVE` in navigation.ts, and lib/seo/section-cards.ts.
    footer: null,
    card: null,
  })),
  {
    path: SAVED_JOBS.href,
    kind: 'document',
    shows: 'shortlist',
    search: 'not indexed',
    footer: explore(SAVED_JOBS.label),
    card: null,
  },
  {
    path: QUICK_APPLY.href,
    kind: 'app',
    shows: 'text',
    search: 'not indexed',
    footer: explore(QUICK_APPLY.label),
    card: null,
  },
  {
    ...TEXT,
    path: '/about',
    footer: explore('About'),
    card: {
      name: 'about',
      headline: `About ${SITE.brand}`,
      drawing: PAGE_SCENES.about.drawing,
      facts: [
        { label: 'At home in', value: SITE.office.line },
        { label: 'Staffing', value: 'Nursing and allied health' },
      ],
    },
  },
  {
    ...TEXT,
    path: WHY_PATH,
    footer: null,
    card: {
      name: 'why',
      headline: `Why ${SITE.brand}?`,
      drawing: PAGE_SCENES.why.drawing,
      facts: [
        { label: 'One person', value: 'Your own recruiter' },
        { label: 'In writing', value: 'Weekly pay' },
      ],
    },
  },
  {
    ...TEXT,
    path: '/recruiter-riley',
    footer: null,
    card: {
      name: 'riley',
      headline: 'Meet Recruiter Riley',
      drawing: PAGE_SCENES.riley.drawing,
      facts: [
        { label: 'A first call of', value: '5–10 minutes' },
        { label: 'Then', value: 'A human recruiter' },
      ],
    },
  },
  {
    ...TEXT,
    path: CONTACT_US.href,
    kind: 'app',
    footer: explore('Contact Us'),
    card: {
      name: 'contact',
      headline: 'Let’s talk',
      drawing: CONTACT_DRAWING,
      facts: [
        { label: 'Call us', value: SITE.phone.text },
        { label: 'Write to us', value: SITE.email },
      ],
    },
  },
  { ...TEXT, path: PRIVACY.href, footer: legal(PRIVACY.label) },
  { ...TEXT, path: '/terms-and-conditions', footer: legal('Terms and Conditions') },
  { ...TEXT, path: '/equal-opportunity', footer: legal('Equal opportunity') },
  { ...TEXT, path: '/accessibility', footer: legal('Accessibility') },
  { ...STEP, path: '/compare', kind: 'document', shows: 'comparison' },
  { ...STEP, path: '/application-success', kind: 'document', shows: 'text', isLoadedAhead: false },
  { ...STEP, path: '/thank-you', kind: 'document', shows: 'text', isLoadedAhead: false },
  { ...STEP, path: JOB_MAP.embedPath, kind: 'bare', shows: 'list' },
  { ...HOSTED, path: '/reference' },
  { ...HOSTED, path: '/ref' },
  { ...HOSTED, path: '/upload' },
  { ...HOSTED, path: '/onboarding' },
];

/** The paths of the pages for which something holds. */
export const pathsOf = (holds: (page: SitePage) => boolean): readonly string[] =>
  PAGES.filter(holds).map(({ path }) => path);

export const SINGLE_SEGMENT_PAGES = pathsOf(({ path }) => path !== '/');
export const PRIVATE_PAGES = pathsOf(({ search }) => search === 'private');
