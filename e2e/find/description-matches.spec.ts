import type { Page } from '@playwright/test';
import { recordAt } from '@/e2e/support/map';
import { expect, expectAccessible, sharedWorld, test } from '@/e2e/support/test';

const DESCRIBED: readonly (readonly [string, Record<string, unknown>])[] = [
  ['<p>Kind team. Telemetry and <b>trach</b> care &lt;daily&gt;.</p>', {}],
  ['<p>Tracheostomy care on a 20-bed unit.</p>', { Specialityn: 'PCU', State: 'OH' }],
  ['<p>Wound care.</p>', { JobTitlen: 'Trach Nurse' }],
  ['<script>trach</script><p>Day surgery.</p>', {}],
];
const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const RECORDS = [
  ...DESCRIBED,
  // More than a page of jobs with a word in their title, and two with it in the description only.
  ...Array.from({ length: 12 }, () => ['', { JobTitlen: 'Dialysis Nurse' }] as const),
  ...Array.from({ length: 2 }, () => ['<p>Dialysis at times.</p>', {}] as const),
].map(([Jobdescriptionrich, more], at) =>
  recordAt(at + 1, 'Austin', 'TX', AUSTIN, { ...more, Jobdescriptionrich, JobNum: `77${at}` }),
);

const status = (page: Page) => page.getByText(/positions? found/).first();
const matches = (page: Page) =>
  page.getByRole('region', { name: 'Also mentioned in the description' });

test.describe('words in descriptions', () => {
  const world = sharedWorld({ records: RECORDS });
  let url = '';
  test.beforeEach(() => {
    ({ url } = world().site);
  });

  test('are found below the list as they are typed, each with its sentence', async ({ page }) => {
    await page.goto(`${url}/jobs`);
    const field = page.getByRole('searchbox', { name: 'Search by keyword or job ID' });
    await field.fill('trach');
    await field.press('Enter');
    await expect(status(page)).toHaveText('1 position found');
    const found = matches(page);
    await expect(found).toContainText('2 more jobs match “trach” with words from the description.');
    await expect(found.getByRole('article')).toHaveCount(2);
    await expect(found.getByRole('blockquote').first()).toHaveText(
      'Telemetry and trach care <daily>.',
    );
    await expect(found.locator('mark')).toHaveText(['trach', 'Tracheostomy']);
    await expectAccessible(page, 'description matches as words are typed');
    await found.getByRole('link', { name: 'View Details' }).first().click();
    await expect(page).toHaveURL(/\/jobs\/a0MAP0000000001\?from=q%3Dtrach$/);
    await page.goBack();
    await expect(matches(page).getByRole('article')).toHaveCount(2);
  });

  for (const width of [390, 1440]) {
    const tag = width === 390 ? [] : ['@long'];
    test(`are in the server-rendered page, ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${url}/jobs?q=trach`);
      await expect(matches(page).getByRole('article')).toHaveCount(2);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectAccessible(page, `description matches at ${width} px`);
    });
  }

  test(
    'respect the other filters, and disappear with the words',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`${url}/jobs?q=trach`);
      await expect(matches(page).getByRole('article')).toHaveCount(2);
      await page.getByRole('button', { name: /^State/ }).click();
      await page.getByRole('checkbox', { name: /^Texas/ }).check();
      await expect(matches(page)).toContainText('1 more job matches');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Remove “trach”' }).click();
      await expect(status(page)).toHaveText('17 positions found');
      await expect(matches(page)).toBeHidden();
      await page.goto(`${url}/jobs?q=wound+care+icu&title=RN`);
      await expect(matches(page)).toBeHidden();
    },
  );

  test('without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${url}/jobs?q=telemetry`);
    await expect(status(page)).toHaveText('0 positions found');
    await expect(matches(page)).toContainText(
      '1 job matches “telemetry” with words from the description.',
    );
    await expect(matches(page).locator('mark')).toHaveText(['Telemetry']);
    await context.close();
  });

  test('before the last page the list says where the description matches are', async ({ page }) => {
    await page.goto(`${url}/jobs?q=dialysis`);
    await expect(
      page.getByText('2 more jobs match “dialysis” with words from the description.'),
    ).toBeVisible();
    await expect(matches(page)).toBeHidden();
    await page.getByRole('link', { name: 'See them on the last page' }).click();
    await expect(page).toHaveURL(`${url}/jobs?page=2&q=dialysis#description-matches`);
    await expect(matches(page).getByRole('article')).toHaveCount(2);
  });
});
