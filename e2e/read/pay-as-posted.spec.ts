import { recordAt } from '../support/map';
import { expect, expectAccessible, test } from '../support/test';

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const AS_POSTED = 'Was $2,900/wk, now $2,750 local or $2,800 if you travel, ask us';
const payOf = (at: number, pay: string) =>
  recordAt(at, 'Austin', 'TX', AUSTIN, {
    JobNum: `900${at}`,
    CalculatedPayRange: pay,
    Jobdescriptionrich: '<p>Cares for critically ill adults with a team that stays.</p>',
  });
const RECORDS = [
  payOf(1, '$2,310 - $2,480 weekly'),
  payOf(2, AS_POSTED),
  payOf(3, '$3,010 weekly'),
  payOf(4, 'Competitive, call us'),
];

test('pay that is not read is shown as it was posted, and nothing is derived from it', async ({
  ownWorld,
  page,
}) => {
  const {
    site: { url },
  } = await ownWorld({ records: RECORDS });
  const cards = page.getByRole('article');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${url}/jobs?sort=highestPay`);
  await expect(cards).toHaveText([
    /\$3,010/,
    /Pay as posted\s*Was \$2,900/,
    /\$2,310/,
    /Competitive/,
  ]);
  await page.goto(`${url}/jobs?minPay=2000`);
  await expect(cards).toHaveCount(2);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/jobs?q=9002`);
  const title = await cards.getByRole('heading').boundingBox();
  expect(title?.height, 'a long text leaves the title one line').toBeLessThan(40);
  await cards.getByRole('link', { name: /^View Details/ }).click();
  const fact = page.getByRole('term').filter({ hasText: 'Pay as posted' });
  await expect(fact).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: AS_POSTED })).toBeVisible();
  await expect(page.getByText(/for the contract|an hour, blended/)).toHaveCount(0);
  const posting = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(posting.join()).toContain('JobPosting');
  expect(posting.join()).not.toContain('baseSalary');
  await expectAccessible(page, 'a job whose pay is shown as posted');
});
