import type { Page } from '@playwright/test';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import { formatShortDay } from '@/lib/domain/dates/central-time';
import { expect, expectAccessible, test } from '@/e2e/support/test';

const STATING = 'a0Xterms000000001';
const ODD = 'a0Xterms000000002';
const PLAIN = 'a0Xterms000000003';
const HOME = 'a0Xterms000000004';
const today = feedDate(new Date());
const start = addDays(today, 12);
const plain = {
  Record_Id: PLAIN,
  JobTitlen: 'Registered Nurse',
  city: 'Ames',
  State: 'IA',
  Shiftn: 'Nights',
  CalculatedPayRange: '$2,400 weekly',
  Jobdescriptionrich: '<p>A kind team in a regional hospital, on a unit of 24 beds.</p>',
};
const records = [
  {
    ...plain,
    Record_Id: STATING,
    AVTRRT__Start_Date__c: start,
    AVTRRT__Hours_Per_Week__c: '36.0',
    AVTRRT__Guaranteed_Hours__c: 36,
    AVTRRT__Number_of_Positions__c: 3,
  },
  {
    ...plain,
    Record_Id: ODD,
    Start_Date: addDays(today, -9),
    Hours_Per_Week: 'many',
    Number_of_Positions: -1,
  },
  plain,
  {
    ...plain,
    Record_Id: HOME,
    Shiftn: 'Nights, 3 × 12',
    Contract_Length: '13 weeks',
    Start_Date: start,
  },
];

const fact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');
const posting = async (page: Page) =>
  JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  ) as Record<string, unknown>;

test.beforeAll(({ world }) => world.platform.addUnlisted(records));

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : ['@long'];
  test(
    `at ${width} px a job says when it starts, its hours and its openings, if its record does`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/jobs/${STATING}`);
      await expect(fact(page, 'Start')).toHaveText(formatShortDay(start, today));
      await expect(fact(page, 'Hours')).toHaveText('36 hours a week, all guaranteed');
      await expect(fact(page, 'Openings')).toHaveText('3');
      await expect(page.getByText('about $67 an hour, all pay blended together')).toBeVisible();
      await page.getByText('How we work it out').click();
      await expect(page.getByText('Hour: 36 hours a week.')).toBeVisible();
      const form = page.getByRole('main').locator('a[href*="ask=ratio"]');
      await expect(form).toHaveAttribute('href', /(&ask=[a-z]+){10}#/);
      await expect(form).not.toHaveAttribute('href', /=(start|hours)\b/);
      expect(await posting(page)).toMatchObject({
        jobStartDate: start,
        totalJobOpenings: 3,
        workHours: 'Nights, 36 hours a week, all guaranteed',
      });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page, `a job with terms at ${width} px`);

      // Implausible values and a start in the past are treated as if the record had not stated them.
      for (const id of [ODD, PLAIN]) {
        await page.goto(`/jobs/${id}`);
        for (const name of ['Hours', 'Openings']) await expect(fact(page, name)).toHaveCount(0);
        await expect(fact(page, 'Start')).toHaveText('Not in the posting. Ask us');
        await expect(form).toHaveAttribute('href', /(&ask=[a-z]+){12}#/);
        const told = await posting(page);
        expect(told.workHours).toBe('Nights');
        expect(Object.keys(told).filter((name) => /start|opening/i.test(name))).toEqual([]);
      }

      await page.goto(`/compare?ids=${STATING},${PLAIN}`);
      const table = page.getByRole('table', { name: '2 jobs side by side' });
      for (const name of ['Starts', 'Openings'])
        await expect(table.locator('th[scope="rowgroup"]', { hasText: name })).toBeVisible();
      await expect(table.getByText('36 hours a week, all guaranteed')).toBeVisible();
      await expectAccessible(page, `a comparison with terms at ${width} px`);
      await page.goto(`/compare?ids=${ODD},${PLAIN}`);
      await expect(table.locator('th[scope="rowgroup"]', { hasText: 'Starts' })).toHaveCount(0);
    },
  );
}

test('with a start and a length, the contract says when she is home, and the start once', async ({
  page,
}) => {
  await page.goto(`/jobs/${HOME}`);
  const home = formatShortDay(addDays(start, 13 * 7), addDays(start, 13 * 7));
  await expect(fact(page, 'Contract')).toHaveText(
    `13 weeks Start ${formatShortDay(start, today)}, home by ${home}`,
  );
  await expect(fact(page, 'Start')).toHaveCount(0);
  await expect(fact(page, 'Shift').getByRole('img')).toHaveAccessibleName(
    '36 hours a week, 4 days off',
  );
});
