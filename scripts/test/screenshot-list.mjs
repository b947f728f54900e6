import { PAGES } from '../../lib/content/addresses/pages.ts';
import { WHY_PATH } from '../../lib/content/addresses/paths.ts';

const nameOf = (path) => path.slice(1).toLowerCase();

/**
 * What `npm run screenshots` captures: `{job}` is an open job, `{jobs}` are three; `act` brings a page into a state; `whole: false`
 * captures only what a visitor sees at once (menus, dialogs).
 */
const NAMED = [
  { name: 'home', path: '/' },
  { name: 'jobs', path: '/jobs' },
  { name: 'job-map', path: '/job-map' },
  { name: 'job-map-embed', path: '/job-map-embed' },
  { name: 'job-directory', path: '/job-directory' },
  { name: 'search-state', path: '/jobs/in/texas' },
  { name: 'search-specialty', path: '/jobs/for/icu' },
  { name: 'pay', path: '/pay/icu' },
  { name: 'compare', path: '/compare?ids={jobs}' },
  { name: 'saved-none', path: '/saved' },
  { name: 'job', path: '/jobs/{job}' },
  { name: 'apply', path: '/apply/{job}' },
  { name: 'offer', path: '/offer/{job}' },
  { name: 'quickapply', path: '/quickapply' },
  { name: 'application-success', path: '/application-success' },
  { name: 'receipt-unknown', path: '/application/0000000000' },
  { name: 'contact', path: '/contact' },
  { name: 'thank-you', path: '/thank-you' },
  { name: 'about', path: '/about' },
  { name: 'why', path: WHY_PATH },
  { name: 'riley', path: '/recruiter-riley' },
  { name: 'reference', path: '/reference?id=r-7' },
  { name: 'reference-done', path: '/reference?id=r-done' },
  { name: 'upload', path: '/upload?recordId=u-7' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'equal-opportunity', path: '/equal-opportunity' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'job-not-found', path: '/jobs/no-such-job' },
];
const isNamed = (page) => NAMED.some(({ path }) => path.split('?')[0] === page);

/** Pages of their own, and those that nobody listed above. */
export const PICTURES = [
  ...NAMED,
  ...PAGES.filter(({ path }) => !isNamed(path)).map(({ path }) => ({ name: nameOf(path), path })),
];

const press = (page, name) => page.getByRole('button', { name }).first().click();
const isPhone = (width) => width <= 768;
const WIDE = [1440];
const DRAWER = [390, 768];

export const STATES = [
  {
    name: 'menu-jobs',
    path: '/',
    whole: false,
    widths: WIDE,
    act: (page) => press(page, 'Browse Jobs menu'),
  },
  {
    name: 'menu-about',
    path: '/about',
    whole: false,
    widths: WIDE,
    act: (page) => press(page, 'About menu'),
  },
  {
    name: 'drawer',
    path: '/',
    whole: false,
    widths: DRAWER,
    act: (page) => press(page, 'Open menu'),
  },
  {
    name: 'drawer-open',
    path: '/',
    whole: false,
    widths: DRAWER,
    act: async (page) => {
      await press(page, 'Open menu');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.locator('summary').first().click();
    },
  },
  {
    name: 'home-picker',
    path: '/',
    whole: false,
    act: async (page) => {
      await page
        .locator('form[role=search] input[name=title], form[role=search] [role=combobox]')
        .first()
        .click();
      await page.getByRole('option').nth(2).waitFor();
    },
  },
  {
    name: 'home-hint',
    path: '/',
    whole: false,
    act: (page) => press(page, 'Search'),
  },
  {
    name: 'home-allied',
    path: '/',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Allied Health' }).click();
    },
  },
  {
    name: 'jobs-filtered',
    path: '/jobs?state=CA,TX&specialty=ICU,Med%20Surg&sort=highestPay',
  },
  {
    name: 'jobs-filter-open',
    path: '/jobs',
    whole: false,
    act: async (page, width) => {
      if (isPhone(width)) {
        const expand = page.getByRole('button', { name: 'Expand' });
        if (await expand.isVisible()) await expand.click();
      }
      await press(page, /^Speciality/);
      await page.getByRole('checkbox').nth(3).waitFor();
    },
  },
  {
    name: 'jobs-panel-collapsed',
    path: '/jobs?collapsed=true',
    whole: false,
    widths: DRAWER,
  },
  {
    name: 'saved',
    path: '/jobs',
    act: async (page) => {
      for (const at of [0, 1, 2])
        await page
          .locator('main')
          .getByRole('button', { name: /^Save job: / })
          .nth(at)
          .click();
      await page.goto(new URL('/saved', page.url()).href, { waitUntil: 'networkidle' });
    },
  },
  { name: 'jobs-no-match', path: '/jobs?title=Nosuchtitle&state=WY' },
  { name: 'jobs-last-page', path: '/jobs?page=99' },
  {
    name: 'quickapply-errors',
    path: '/quickapply',
    act: (page) => press(page, 'Submit application'),
  },
  {
    name: 'contact-errors',
    path: '/contact',
    act: (page) => press(page, /^Send/),
  },
  { name: 'contact-facilities', path: '/contact?subject=Request%20staff', whole: false },
  {
    name: 'riley-answer',
    path: '/recruiter-riley',
    act: (page) => page.locator('details summary').nth(2).click(),
  },
];
