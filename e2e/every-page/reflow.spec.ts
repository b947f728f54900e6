import { SITE } from '@/lib/config/site';
import type { Page } from '@playwright/test';
import { addStyles } from '../support/add-styles';
import { comesToLife } from '../support/comes-to-life';
import { firstJob } from '../support/first-job';
import { shownJobs } from '../support/recount';
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

for (const width of [320, 360, 390])
  test(`the list's filters and order can be read and pressed with larger text at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/jobs?state=TX');
    await comesToLife(page);
    const bar = page.locator('main form[data-folds] + div, main form[data-folds]');
    for (const size of [100, 150, 200]) {
      await addStyles(page, `:root { font-size: ${size}% !important }`);
      expect(await sideways(page), `${size} %`).toBe(0);
      const trouble = await bar.evaluateAll((parts) => {
        const cut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
        const shown = parts
          .flatMap((part) => [...part.querySelectorAll('h2, button, span, a, select')])
          .filter((one) => one.checkVisibility() && !one.closest('dialog, .visually-hidden'))
          .filter((one) => one.getBoundingClientRect().width > 1);
        const leaves = shown.filter((one) => one.children.length === 0 || one.matches('select'));
        const laps = leaves.filter((one, at) =>
          leaves.slice(at + 1).some((other) => {
            const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
            return (
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
            );
          }),
        );
        return [...laps, ...shown.filter((one) => one.matches('h2') && cut(one))].map(
          (one) => one.outerHTML,
        );
      });
      expect(trouble, `${size} %`).toEqual([]);
      await page.getByRole('button', { name: 'Expand' }).click({ trial: true });
    }
  });

test('in a browser with larger text no figure of a job leaves the window', async ({
  page,
  world,
}) => {
  test.slow();
  const jobs = await shownJobs(world.site.url);
  const browser = await page.context().newCDPSession(page);
  for (const { id } of jobs.filter((_, at) => at % 40 === 0)) {
    await page.goto(`/jobs/${id}`);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const standard of [16, 24, 32]) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        expect(await sideways(page), `${id} at ${width} px, text of ${standard} px`).toBe(0);
      }
    }
  }
});

test('without its script the home page still fits its window', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await openWithJobs(page, '/');
  expect(await sideways(page)).toBe(0);
});

test.describe('a window of 320 × 256, as 1280 × 1024 is at 400 % (WCAG 2.2, 1.4.10)', () => {
  test.use({ viewport: { width: 320, height: 256 }, hasTouch: true });

  for (const path of ['/jobs?state=TX', '/jobs/{id}', '/compare?ids={id}', '/contact'])
    test(`${path}: what stays in view covers at most a third`, async ({ page }) => {
      await page.goto(path.replace('{id}', await firstJob(page)));
      await comesToLife(page);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      // The header returns as one scrolls up.
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
      const covered = await page.evaluate(() => {
        let rows = 0;
        for (let y = 0; y < innerHeight; y += 1) {
          const over = document.elementsFromPoint(innerWidth / 2, y);
          const stays = (one: Element) => {
            const { position, backgroundColor } = getComputedStyle(one);
            return ['sticky', 'fixed'].includes(position) && !/, 0\)$/.test(backgroundColor);
          };
          if (over.some(stays)) rows += 1;
        }
        return rows;
      });
      expect(covered).toBeLessThanOrEqual(256 / 3);
    });

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
