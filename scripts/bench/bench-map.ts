import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '@/scripts/test/chromium.mjs';
import { TASK_CATEGORIES, taskTimes } from '@/e2e/support/task-times';
import { makeWorld } from '@/e2e/support/world/world';

/**
 * How long the tasks of the map's page take while it loads and is zoomed, dragged and filtered: processor time of the page's main
 * thread. Needs the build that `npm test` makes (.next-bare). A quiet machine gives more accurate figures.
 */
const AMOUNTS = [1_000, 10_000];

async function measure(browser: Browser, page: Page, what: string, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  await act();
  const times = taskTimes(await browser.stopTracing());
  const longest = Math.max(0, ...times).toFixed(1);
  const over = times.filter((time) => time > 50).length;
  console.log(`  ${what.padEnd(12)} longest task ${longest.padStart(6)} ms, over 50 ms: ${over}`);
}

/** Zooming and dragging continue for a while after the mouse is released. */
const settle = (page: Page) => page.waitForTimeout(700);

async function drag(page: Page) {
  for (const [x, y] of [
    [-250, 0],
    [200, 120],
    [-80, -160],
  ] as const) {
    await page.mouse.move(900, 700);
    await page.mouse.down();
    await page.mouse.move(900 + x, 700 + y, { steps: 12 });
    await page.mouse.up();
    await settle(page);
  }
}

async function bench(jobs: number) {
  const world = await makeWorld({ jobs });
  const onMachine = findChromium();
  const browser = await chromium.launch({
    ...(onMachine ? { executablePath: onMachine } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.route(/openstreetmap/, (route) => route.abort());
  console.log(`${jobs} jobs`);
  const markers = page.locator('.leaflet-marker-icon');
  await measure(browser, page, 'loading', async () => {
    await page.goto(`${world.site.url}/job-map`);
    await markers.first().waitFor();
    await settle(page);
  });
  console.log(`  ${await page.getByText(/positions? found/).innerText()}`);
  const press = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await settle(page);
  };
  await measure(browser, page, 'zooming in', async () => {
    for (let n = 0; n < 6; n += 1) await press('Zoom in');
  });
  await measure(browser, page, 'dragging', () => drag(page));
  await measure(browser, page, 'zooming out', async () => {
    for (let n = 0; n < 5; n += 1) await press('Zoom out');
  });
  await page.getByRole('button', { name: /^Shift/ }).click();
  await measure(browser, page, 'filtering', async () => {
    const boxes = page.getByRole('group', { name: 'Shift' }).getByRole('checkbox');
    for (let n = 0; n < 3; n += 1) {
      await boxes.nth(n).check();
      await settle(page);
    }
  });
  await browser.close();
  await world.close();
}

for (const jobs of AMOUNTS) await bench(jobs);
