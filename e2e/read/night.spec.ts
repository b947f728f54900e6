import type { Page } from '@playwright/test';
import sharp from 'sharp';
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

test('print stays light', async ({ page }) => {
  await page.goto('/quickapply');
  await page.emulateMedia({ media: 'print' });
  expect(await groundOf(page)).toBe('rgb(249, 243, 233)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  );
});
