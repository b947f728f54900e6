import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Links to a new tab with an icon that is not on a line with any of their words. */
const strayIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]:has(svg)')].flatMap(
      (link) => {
        const icons = [...link.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
        const words = document.createRange();
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const lines: DOMRect[] = [];
        while (texts.nextNode()) {
          if (!texts.currentNode.textContent?.trim()) continue;
          if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue;
          words.selectNodeContents(texts.currentNode);
          lines.push(...words.getClientRects());
        }
        const isStray = icons.some(
          ({ top, bottom, height }) =>
            height > 0 &&
            lines.length > 0 &&
            lines.every((line) => line.bottom <= top || line.top >= bottom),
        );
        return isStray ? [link.innerText] : [];
      },
    ),
  );

/** How many elements that only name another file of a drawing take a place of their own in the layout. */
const placesOfSources = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('picture > source')].filter(
        (source) => source.getClientRects().length > 0,
      ).length,
  );

test('icons stand beside the words of links to a new tab, and drawings where they are drawn', async ({
  page,
}) => {
  await page.goto('/jobs');
  const job = await page.locator('main article a[href^="/jobs/"]').first().getAttribute('href');
  for (const path of ['/', '/jobs', job ?? '', '/recruiter-riley', '/Imaging-Jobs', '/contact']) {
    await page.goto(path);
    expect(await strayIcons(page), path).toEqual([]);
    expect(await placesOfSources(page), path).toBe(0);
  }
});

test('a saved job has its drawing beside its title', async ({ page }) => {
  await page.goto('/jobs');
  await page
    .getByRole('button', { name: /^Save job: / })
    .first()
    .click();
  await page.goto('/saved');
  const card = page.locator('main article').first();
  const stamp = await card.locator('img').first().boundingBox();
  const title = await card.getByRole('heading').boundingBox();
  expect(stamp?.width).toBe(56);
  expect(stamp?.height).toBe(56);
  expect(title?.y).toBeLessThan((stamp?.y ?? 0) + 56);
  expect(title?.x).toBeGreaterThan((stamp?.x ?? 0) + 56);
});
