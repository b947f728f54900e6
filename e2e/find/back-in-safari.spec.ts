import { comesToLife } from '../support/comes-to-life';
import { returnAsSafari } from '../support/return-as-safari';
import { expect, test } from '../support/test';

/** Pages with controls that Safari resets on Back, and how many at least. */
const PAGES = [
  { path: '/', atLeast: 4 },
  { path: '/jobs?state=TX&sort=highestPay&minPay=1000', atLeast: 40 },
  { path: '/job-map?state=TX', atLeast: 30 },
  { path: '/compare', atLeast: 1 },
];

for (const { path, atLeast } of PAGES) {
  test(`${path}: on Back, every control is as it was left`, async ({ page }) => {
    await page.goto(path);
    await comesToLife(page);
    const controls = await returnAsSafari(page, { changes: true });
    expect(controls.length).toBeGreaterThanOrEqual(atLeast);
    expect(controls.filter(({ left, now }) => left !== now)).toEqual([]);
  });
}

test('a job that was saved looks saved after Back, and the next press removes it', async ({
  page,
}) => {
  await page.goto('/jobs');
  await comesToLife(page);
  const button = page.getByRole('button', { name: /^Save / }).first();
  await button.click();
  await expect(button).toBeChecked();
  await returnAsSafari(page);
  await expect(button).toBeChecked();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).not.toBeChecked();
});

test('what was chosen on the home page is shown after Back, and is what the search uses', async ({
  page,
}) => {
  await page.goto('/');
  await comesToLife(page);
  const [field] = [page.locator('search-picker [role="combobox"]').first()];
  await field.fill('icu');
  await returnAsSafari(page);
  await expect(field).toHaveValue('icu');
});

test('filters show what filters the list after Back, and a press changes them as ever', async ({
  page,
}) => {
  await page.goto('/jobs');
  await comesToLife(page);
  await page.getByLabel('Sort By').selectOption('highestPay');
  await expect(page).toHaveURL(/sort=highestPay/);
  await page.getByRole('button', { name: /^Shift/ }).click();
  const box = page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first();
  await box.click();
  await expect(page).toHaveURL(/shift=/);
  await returnAsSafari(page);
  await expect(box).toBeChecked();
  await expect(page.getByLabel('Sort By')).toHaveValue('highestPay');
  await box.click();
  await expect(page).not.toHaveURL(/shift=/);
});

test('a request that Safari fails on leaving is sent again on return', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  let requests = 0;
  let fail = () => {};
  await page.route('**/api/jobs/compact', async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await new Promise<void>((resolve) => (fail = resolve));
    await route.abort();
  });
  await page.goto('/jobs');
  await comesToLife(page);
  await page.getByRole('button', { name: /^Shift/ }).click();
  await page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first().click();
  await expect.poll(() => requests).toBe(1);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  fail();
  await page.waitForTimeout(300);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByText(/positions? found/)).toBeVisible();
  await expect.poll(() => requests).toBe(2);
  await expect(page.getByText(/Failed to load/)).toHaveCount(0);
  expect(errors.filter((text) => !/net::ERR_FAILED/.test(text))).toEqual([]);
});
