import type { Page } from '@playwright/test';
import { answerTiles, openMap, recordAt } from '../support/map';
import { expect, sharedWorld, test } from '../support/test';

/** A place with more jobs than a card has room for. */
const world = sharedWorld({
  records: Array.from({ length: 12 }, (_, n) =>
    recordAt(n, 'Denver', 'CO', { latitude: 39.74, longitude: -104.99 }),
  ),
});
const map = (page: Page) => page.getByRole('region', { name: 'Map' });
/** Where the map shows its place, from its own corner: it changes with every move and zoom, animated or not. */
const viewOf = (page: Page) =>
  page.evaluate(() => {
    const corner = document.querySelector('.leaflet-container')?.getBoundingClientRect();
    const marker = document.querySelector('.leaflet-marker-icon')?.getBoundingClientRect();
    if (!corner || !marker) return 'outside';
    return `${Math.round(marker.x - corner.x)}, ${Math.round(marker.y - corner.y)}`;
  });
/** How far the map has scrolled up. Not `scrollY`, which also follows what appears above the map. */
const scrolled = (page: Page) =>
  page.evaluate(
    () => -Math.round(document.querySelector('.leaflet-container')?.getBoundingClientRect().y ?? 0),
  );
const centreOf = async (page: Page) => {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map has no box');
  return { x: box.x + box.width * 0.7, y: box.y + box.height * 0.7 };
};

/** Frames without a move after which the page and its map stand still. */
const STILL = 20;
const standsStill = (page: Page) =>
  page.evaluate(async (frames) => {
    const places = () =>
      ['.leaflet-container', '.leaflet-marker-icon'].map((selector) =>
        JSON.stringify(document.querySelector(selector)?.getBoundingClientRect()),
      );
    let last = '';
    for (let still = 0; still < frames; still += 1) {
      await new Promise(requestAnimationFrame);
      const now = places().join();
      if (now !== last) still = 0;
      last = now;
    }
  }, STILL);

test.beforeEach(({ context }) => answerTiles(context));

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** Drags fingers over the screen, side by side. */
  async function drag(page: Page, fingers: number, from: { x: number; y: number }, dy: number) {
    const client = await page.context().newCDPSession(page);
    const points = (y: number) =>
      Array.from({ length: fingers }, (_, id) => ({ x: from.x - 60 * id, y, id }));
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: points(from.y),
    });
    for (let step = 1; step <= 8; step += 1) {
      const touchPoints = points(from.y + (dy * step) / 8);
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('one scrolls the page and says what moves the map, two move the map', async ({ page }) => {
    await openMap(page, `${world().site.url}/job-map`);
    await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await standsStill(page);
    const before = { view: await viewOf(page), y: await scrolled(page) };
    await drag(page, 1, await centreOf(page), -200);
    await expect(page.getByText('Use two fingers to move the map')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before.y + 50);
    expect(await viewOf(page)).toBe(before.view);

    await standsStill(page);
    const y = await scrolled(page);
    await drag(page, 2, await centreOf(page), -80);
    await expect.poll(() => viewOf(page)).not.toBe(before.view);
    expect(await scrolled(page)).toBe(y);
  });
});

test.describe('with a wheel', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openMap(page, `${world().site.url}/job-map`);
    await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await standsStill(page);
  });

  test('the page scrolls, and says what zooms the map', { tag: '@long' }, async ({ page }) => {
    const { x, y } = await centreOf(page);
    const before = { view: await viewOf(page), y: await scrolled(page) };
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 90);
    await expect(page.getByText(/to zoom with the wheel/)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(before.y + 90);
    expect(await viewOf(page)).toBe(before.view);
  });

  test('it zooms with Ctrl, or after a press on the map, and the page stays', async ({ page }) => {
    const { x, y } = await centreOf(page);
    const before = { view: await viewOf(page), y: await scrolled(page) };
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -240);
    await page.keyboard.up('Control');
    await expect.poll(() => viewOf(page)).not.toBe(before.view);
    expect(await scrolled(page)).toBe(before.y);
    await expect(page.getByText(/to zoom with the wheel/)).toHaveCount(0);

    await standsStill(page);
    const zoomed = { view: await viewOf(page), y: await scrolled(page) };
    await page.mouse.click(x - 40, y - 60);
    await page.mouse.wheel(0, -240);
    await expect.poll(() => viewOf(page)).not.toBe(zoomed.view);
    expect(await scrolled(page)).toBe(zoomed.y);
  });
});

test('mouse and keyboard move the map', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openMap(page, `${world().site.url}/job-map`);
  const { x, y } = await centreOf(page);
  const before = await viewOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y - 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => viewOf(page)).not.toBe(before);
  await standsStill(page);
  const dragged = await viewOf(page);
  await page.locator('.leaflet-container').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => viewOf(page)).not.toBe(dragged);
});

for (const { width, height } of [
  { width: 932, height: 430 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 390, height: 844 },
]) {
  test(
    `a card fits the map at ${width} by ${height}, with its way out`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openMap(page, `${world().site.url}/job-map`);
      await page.getByRole('button', { name: '12 jobs in Denver, CO' }).click();
      const all = page.getByRole('link', { name: 'All jobs in Denver, CO' });
      await expect(all).toBeVisible();
      const fits = () =>
        page.evaluate(() => {
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect();
          const [outer, card] = [box('.leaflet-container'), box('.leaflet-popup')];
          const [close, link] = [
            box('.leaflet-popup-close-button'),
            box('.leaflet-popup a[href^="/jobs/in"]'),
          ];
          if (!outer || !card || !close) return null;
          const inside = ({ top, bottom }: DOMRect) => top >= outer.top && bottom <= outer.bottom;
          return {
            mapFits: outer.height <= window.innerHeight,
            card: inside(card),
            close: inside(close),
            link: !link || inside(link),
          };
        });
      const whole = { mapFits: true, card: true, close: true, link: true };
      await expect.poll(fits).toEqual(whole);
      // The phone is turned while the card is open.
      await page.setViewportSize({ width: height, height: width });
      await expect.poll(fits).toEqual(whole);
      await page.keyboard.press('Escape');
      await expect(all).toHaveCount(0);
    },
  );
}
