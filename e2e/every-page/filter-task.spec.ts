import { TASK_CATEGORIES, taskTimes } from '../support/task-times';
import { expect, test } from '../support/test';

const LONGEST_MS = 50;

test('1,000 jobs: changing a filter makes no task over 50 ms on a desktop', async ({
  ownWorld,
  page,
  browser,
}) => {
  const { site } = await ownWorld({ jobs: 1000 });
  await page.goto(`${site.url}/jobs`);
  await page.getByRole('button', { name: /^Job Title/ }).click();
  const boxes = page.getByRole('group', { name: 'Job Title' }).getByRole('checkbox');
  const tags = page.getByRole('list', { name: 'Selected filters' }).getByRole('listitem');
  // The first change loads the list; the ones after it are what a visitor feels.
  await boxes.nth(0).check();
  await expect(tags).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  let longest = Infinity;
  // Whatever else the machine does makes a task longer, never shorter: the best of three rounds counts.
  for (let round = 0; round < 3 && longest >= LONGEST_MS; round += 1) {
    await browser.startTracing(page, { categories: TASK_CATEGORIES });
    for (let n = 1; n < 6; n += 1) {
      await boxes.nth(n).setChecked(round % 2 === 0);
      await expect(tags).toHaveCount(round % 2 === 0 ? n + 1 : 6 - n);
    }
    const times = taskTimes(await browser.stopTracing());
    expect(times.length).toBeGreaterThan(5);
    longest = Math.min(longest, Math.max(...times));
  }
  test.info().annotations.push({ type: 'longest task, ms', description: longest.toFixed(1) });
  expect(longest).toBeLessThan(LONGEST_MS);
});
