import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { LANDING_PATHS, WHY_PATH } from '@/lib/content/addresses/paths';
import { addStyles } from '../support/add-styles';
import { firstJob } from '../support/first-job';
import { faintWords, findWords, HIDE_WORDS, isWordmarkVisible } from '../support/readable-words';
import { expect, expectAccessible, test } from '../support/test';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Colour of one point of the window, as the browser paints it. */
async function pointAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const clip = { x, y, width: 1, height: 1 };
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

for (const path of ['/', '/jobs', '/quickapply']) {
  test(`${path} in the night scheme: dark, and no colour is too faint`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute(
      'content',
      'light dark',
    );
    expect(await groundOf(page)).toBe('rgb(15, 27, 25)');
    await expectAccessible(page, `${path} by night`);
  });
}

test('a drawing has a night version too: its sky continues the page’s background', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const art = page.getByRole('region', { name: /^About/ }).locator('img');
  await art.evaluate((image: HTMLImageElement) => image.decode());
  const { y } = (await art.boundingBox()) ?? { y: 0 };
  const [above, below] = [await pointAt(page, 4, y - 2), await pointAt(page, 4, y + 2)];
  for (const [channel, value] of above.entries())
    expect(Math.abs(value - (below[channel] ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.max(...below)).toBeLessThan(80);
});

/** Pages with a landscape behind their first words, and what they are looked at in. */
const HEROES = ['/', WHY_PATH, '/about', '/recruiter-riley', ...Object.values(LANDING_PATHS)];
for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1280, tag: ['@long'] },
]) {
  test(
    `words and wordmark stand out from the drawings by night, at ${width} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of HEROES) {
        await page.goto(path);
        const mark = page.locator('header picture img').first();
        // What is drawn has its own file: media queries inside an image are ignored by Safari before 2026.
        const drawings = page.locator(
          'header img[src*="/art/"], [data-under-header] img[src*="/art/"]',
        );
        await expect(drawings.last()).toHaveJSProperty('complete', true);
        const shown = await drawings.evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).currentSrc).filter((src) => src !== ''),
        );
        expect(shown.filter((src) => !src.includes('-night.svg'))).toEqual([]);
        expect(await isWordmarkVisible(await page.screenshot(), (await mark.boundingBox())!)).toBe(
          true,
        );
        const words = await page.evaluate(findWords, 'header, [data-under-header]');
        expect(words.length).toBeGreaterThan(1);
        await addStyles(page, HIDE_WORDS);
        expect(await faintWords(words, await page.screenshot()), path).toEqual([]);
      }
    },
  );
}

for (const [colorScheme, width] of [
  ['light', 390],
  ['light', 1440],
  ['dark', 390],
  ['dark', 1440],
] as const)
  test.describe(`${colorScheme}, at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    for (const path of ['/jobs/{id}', '/contact'])
      // One page a test: of two parts of one drawing, a browser names the one it loaded first.
      test(`${path}: the landscape behind the title is cut for its room`, async ({ page }) => {
        await page.goto(path.replace('{id}', await firstJob(page)));
        const art = page.locator('[data-sky] img');
        await expect(art).toHaveJSProperty('complete', true);
        const src = await art.evaluate((image: HTMLImageElement) => image.currentSrc);
        expect(src.includes('-night.svg')).toBe(colorScheme === 'dark');
        const [, , wide = 0, high = 0] =
          /viewBox\((.+?)\)/.exec(src)?.[1]?.split(',').map(Number) ?? [];
        expect(wide / high > 2, src).toBe(width === 1440);
      });
  });

test('print stays light', async ({ page }) => {
  await page.goto('/quickapply');
  await page.emulateMedia({ media: 'print' });
  expect(await groundOf(page)).toBe('rgb(249, 243, 233)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  );
});
