import { recordAt } from '@/e2e/support/map';
import { expect, expectAccessible, sharedWorld, test } from '@/e2e/support/test';

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const LINCOLN = { latitude: 40.81, longitude: -96.7 };
const RECORDS = [
  recordAt(1, 'Austin, TX', 'TX', AUSTIN),
  recordAt(2, 'Lincoln NE 68501', 'NE', { ...LINCOLN, longitude: 96.7 }, { Specialityn: 'PCU' }),
  recordAt(3, 'Lincoln', 'N. E.', LINCOLN, { JobTitlen: 'LPN' }),
  recordAt(4, 'St. Louis', 'MO', { latitude: 38.63, longitude: -90.2 }),
  recordAt(5, 'Saint Louis', 'Missouri', { latitude: 38.64, longitude: -90.21 }),
  recordAt(6, 'Remote', 'Remote', null),
];
const JOB = '/jobs/a0MAP0000000001';

test.describe('what people type and send', () => {
  const world = sharedWorld({ records: RECORDS });
  let url = '';
  test.beforeEach(() => {
    ({ url } = world().site);
  });

  test('marks of a sentence at the end of an address lead to its page in one hop', async ({
    request,
  }) => {
    const moved: readonly (readonly [string, string])[] = [
      ...['.', ',', ';', ')', ').', '%20', '%22', '%E2%80%9D', '%5D', ']', '&gt;'].flatMap(
        (end): [string, string][] => [
          [`${JOB}${end}`, JOB],
          [`${JOB.replace('jobs', 'apply')}${end}`, JOB.replace('jobs', 'apply')],
          [`/contact${end}`, '/contact'],
          [`/Imaging-Jobs${end}`, '/Imaging-Jobs'],
          [`/jobs/in/missouri${end}`, '/jobs/in/missouri'],
        ],
      ),
      [`${JOB}.?from=title%3DRN`, `${JOB}?from=title%3DRN`],
      [JOB.replace('/jobs', '/Jobs'), JOB],
      [`${JOB.replace('/jobs', '/JOBS')}?utm_source=x`, `${JOB}?utm_source=x`],
    ];
    for (const [sent, plain] of moved) {
      const answer = await request.get(`${url}${sent}`, { maxRedirects: 0 });
      expect([sent, answer.status(), answer.headers().location]).toEqual([sent, 308, plain]);
    }
    expect((await request.get(`${url}${JOB}).`)).status()).toBe(200);
  });

  test('a filter that cannot be read is named, and gone with the next choice', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${url}/jobs?title=RN&amp;State=mo&minPay=45/hr`);
    const sentence = page.getByText(
      'The minimum pay in this address could not be read, so jobs with any pay are shown.',
    );
    await expect(sentence).toBeVisible();
    await expect(page.getByText('2 positions found').first()).toBeVisible();
    await expectAccessible(page, 'an address that was not understood');
    await page.getByLabel('Sort By').selectOption('highestPay');
    await expect(sentence).toBeHidden();
    await expect(page).toHaveURL(`${url}/jobs?title=RN&state=MO&sort=highestPay`);
    expect(errors).toEqual([]);
    await page.goto(`${url}/job-map?Title=LPN&minPay=45/hr&radius=30`);
    await expect(
      page.getByText(/^The minimum pay in this address could not be read/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Remove LPN' }).click();
    await expect(page).toHaveURL(`${url}/job-map`);
  });

  test('a shift with a comma finds its jobs on list, map and feeds, however the comma is written', async ({
    page,
    request,
  }) => {
    const shift = 'shift=nights%2C%203%20%C3%97%2012&utm_source=x';
    for (const path of ['/jobs', '/job-map']) {
      await page.goto(`${url}${path}?${shift}`);
      await expect(page.getByText(/^6 positions found/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove Nights, 3 × 12' })).toBeVisible();
      await page.getByRole('link', { name: 'Remove Nights, 3 × 12' }).click();
      await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
    }
    const feed = await (await request.get(`${url}/jobs/feed.json?${shift}`)).json();
    expect(feed.items).toHaveLength(6);
    const found = await (await request.get(`${url}/api/jobs/search?${shift}`)).json();
    expect(found.total).toBe(6);
    const map = await (await request.get(`${url}/api/jobs/map?${shift}`)).json();
    expect(map.total).toBe(6);
  });

  test('words that no job has are named, and the jobs with the others shown', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const q of ['saint louis zebra', 'st. louis zebra']) {
      await page.goto(`${url}/jobs?q=${encodeURIComponent(q)}`);
      await expect(
        page.getByText('No job has all these words, so these jobs are shown without “zebra”.'),
      ).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(2);
    }
    await expectAccessible(page, 'words that were left out');
  });

  test('one lost minus sign takes no job from its town', async ({ page }) => {
    await page.goto(`${url}/jobs?near=Lincoln,+NE&radius=25`);
    await expect(page.getByText('1 position found').first()).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Lincoln, NE');
    await page.goto(`${url}/jobs?q=remote`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Remote');
  });
});
