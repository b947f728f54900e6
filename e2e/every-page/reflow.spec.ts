import { SITE } from '@/lib/config/site';
import type { Page } from '@playwright/test';
import { addStyles } from '../support/add-styles';
import { expect, test } from '../support/test';

/** Together these cover every layout of the site. */
const PAGES = [
  '/',
  '/about',
  `/why-${SITE.whySlug}`,
  '/recruiter-riley',
  '/Cardiopulmonary-Jobs',
  '/jobs/in/texas',
  '/contact',
  '/thank-you',
  '/nowhere',
];
const WITH_JOBS = ['/', '/Cardiopulmonary-Jobs'];
/** WCAG 2.2, 1.4.12: what a visitor's own style sheet may do to text. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** WCAG 2.2, 1.4.4. */
const TWICE = ':root { font-size: 200% !important }';

/** A build has no jobs: pages that show some are rendered again with them. */
async function openWithJobs(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path);
    if (WITH_JOBS.includes(path))
      expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  }).toPass();
}

const sideways = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(1_000, 0);
    const { scrollX } = window;
    window.scrollTo(0, 0);
    return scrollX;
  });

/** Links and buttons of the page that something else covers, even when scrolled to the middle. */
const covered = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const names: string[] = [];
    for (const control of main.querySelectorAll('a, button, [role=button], summary')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]'))
        continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
      const over = document.elementFromPoint(left + width / 2, top + height - 4);
      if (over && !control.contains(over) && !over.contains(control)) {
        names.push(`${control.textContent} under ${over.textContent}`);
      }
    }
    return names;
  });

for (const [what, style, width] of [
  ['spaced text at 320 px', SPACED, 320],
  ['spaced text at 1280 px', SPACED, 1280],
  ['text twice as large at 320 px', TWICE, 320],
] as const) {
  test.describe(what, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PAGES) {
      test(`${path}: nothing is covered, nothing scrolls sideways`, async ({ page }) => {
        await openWithJobs(page, path);
        await addStyles(page, style);
        expect(await sideways(page)).toBe(0);
        expect(await covered(page)).toEqual([]);
      });
    }
  });
}

test('without its script the home page still fits its window', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await openWithJobs(page, '/');
  expect(await sideways(page)).toBe(0);
});

test.describe('a window of 320 × 256, as 1280 × 1024 is at 400 % (WCAG 2.2, 1.4.10)', () => {
  test.use({ viewport: { width: 320, height: 256 }, hasTouch: true });

  test('the modal list shows options, and its buttons can be reached', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Location' });
    await expect(field).toHaveAttribute('readonly');
    await field.tap();
    const dialog = page.getByRole('dialog', { name: 'Location' });
    const first = dialog.getByRole('option').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    await first.tap();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    const last = dialog.getByRole('option').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    const done = dialog.getByRole('button', { name: 'Done' });
    await done.scrollIntoViewIfNeeded();
    await expect(done).toBeInViewport({ ratio: 1 });
    await done.tap();
    await expect(dialog).toBeHidden();
  });

  test('every entry of the drawer can be reached', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText('Browse Jobs').tap();
    for (const name of ['Pharmacy Jobs', 'Contact', 'Quick Apply', /^Call/]) {
      const link = drawer.getByRole('link', { name });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      // In view, and not covered.
      await link.click({ trial: true });
    }
  });
});
