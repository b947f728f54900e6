import { comesToLife } from '../support/comes-to-life';
import { complaints, expectStrictAndAlive } from '../support/world/policy';
import { expect, test } from '../support/test';

test(
  'every page works under its policy, without errors in the console, one after the other',
  { tag: '@long' },
  async ({ page, world }) => {
    const [record] = await world.platform.records();
    await expectStrictAndAlive(page, String(record?.Record_Id ?? record?.Id));
  },
);

test('a page that is rendered again or not found works too', async ({ page, world }) => {
  const [, record] = await world.platform.records();
  const id = String(record?.Record_Id ?? record?.Id);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`/jobs/${id}`);
    await comesToLife(page);
  }
  const told = complaints(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await comesToLife(page);
  await page.goto('/jobs/NOSUCHJOB1');
  await expect(page.getByText('Job not found.')).toBeVisible();
  expect(told.filter((text) => !text.includes('404'))).toEqual([]);
});

test('an injected script, handler, style or frame does nothing', async ({ page }) => {
  for (const path of ['/about', '/jobs']) {
    await page.goto(path);
    await comesToLife(page);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Reflect.set(window, 'refused', seen);
      document.addEventListener('securitypolicyviolation', (event) =>
        seen.add(event.effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const box = document.createElement('div');
      box.innerHTML =
        '<img src="/none" onerror="window.injected = true"><p style="color: red">x</p><iframe src="https://evil.example/"></iframe>';
      document.body.append(box);
    });
    const refused = () =>
      page.evaluate(() => [...(Reflect.get(window, 'refused') as Set<string>)].sort());
    await expect
      .poll(refused, path)
      .toEqual(['frame-src', 'script-src-attr', 'script-src-elem', 'style-src-attr']);
    expect(await page.evaluate(() => 'injected' in window), path).toBe(false);
  }
});

test('answers of every kind carry the headers, redirects and errors included', async ({
  request,
}) => {
  const paths = [
    '/',
    '/jobs',
    '/nursing',
    '/rn',
    '/api/jobs',
    '/no-such-page',
    '/jobs/%',
    '/icon.svg',
  ];
  for (const path of paths) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy'], path).toContain('geolocation=(self)');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a policy sent by a client changes nothing', async ({ request, world }) => {
  const nonce = 'c2VudC1ieS1hLWNsaWVudA==';
  const headers = { 'content-security-policy': `script-src 'nonce-${nonce}'` };
  const [, , record] = await world.platform.records();
  const id = String(record?.Record_Id ?? record?.Id);
  for (const path of ['/about', '/jobs', `/jobs/${id}`]) {
    const answer = await request.get(path, { headers });
    expect(await answer.text(), path).not.toContain(nonce);
  }
});
