import { lookAt, outsideRequests } from '../support/world/outside-requests';
import { expect, test } from '../support/test';

const TAG_MANAGER = 'www.googletagmanager.com';

test.use({ build: 'full' });

test('only the tag manager loads by itself, once, and web vitals reach the data layer (AN-03)', async ({
  page,
  context,
  world,
}) => {
  const asked = outsideRequests(context, world);
  await lookAt(page, '/contact');
  await expect.poll(() => asked).toEqual([TAG_MANAGER]);
  await page.getByRole('link', { name: 'Quick Apply' }).first().click();
  await page.waitForURL('/quickapply');
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window.dataLayer ?? []).flatMap((entry) =>
          typeof entry === 'object' &&
          entry !== null &&
          Reflect.get(entry, 'event') === 'web_vitals'
            ? [Reflect.get(entry, 'metric_name')]
            : [],
        ),
      ),
    )
    .toContain('TTFB');
  // Another page is another document, with a container of its own.
  expect(asked).toEqual([TAG_MANAGER, TAG_MANAGER]);
});

test('the first error loads the reporter, and its report names nobody (AN-04)', async ({
  page,
  context,
  world,
}) => {
  const reports: string[] = [];
  await context.route('https://errors.example/**', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({
      status: 200,
      headers: { 'access-control-allow-origin': '*' },
      body: '{}',
    });
  });
  const asked = outsideRequests(context, world);
  await lookAt(page, '/contact?subject=Private%20matter');
  expect(asked).not.toContain('errors.example');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Whitfield');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('No Whitfield, jo@mail.example, (515) 555-0168 at /jobs?from=secret');
    });
  });
  await expect.poll(() => reports.length).toBe(1);
  const [report = ''] = reports;
  expect(report).toContain('No [typed], [email], [phone] at /jobs');
  expect(report).toContain('/contact');
  for (const secret of ['Whitfield', 'jo@mail', '555-0168', 'secret', 'Private'])
    expect(report).not.toContain(secret);
});

test('under Global Privacy Control neither loads (decisions, consent)', async ({
  page,
  context,
  world,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const asked = outsideRequests(context, world);
  await lookAt(page, '/contact');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('unheard');
    });
  });
  await page.waitForTimeout(3_000);
  expect(asked).toEqual([]);
});
