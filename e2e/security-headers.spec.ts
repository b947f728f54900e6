import type { Page } from '@playwright/test';
import { answerCaptcha } from './support/captcha';
import { expect, test } from './support/test';

const KEPT = ['/', '/about', '/contact', '/quickapply', '/Imaging-Jobs', '/privacy-policy'];

/** What the browser refused, and everything it complained of. */
function complaints(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(error.message));
  return told;
}

/** A page is alive when React has taken over: its elements carry React's own properties. */
const comesToLife = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('header button, main button')].some((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps')),
        ),
      ),
    )
    .toBe(true);

for (const build of ['bare', 'full'] as const) {
  test.describe(`the ${build} build`, () => {
    test.use({ build });

    test('every page comes to life under its policy, with no complaint in the console', async ({
      page,
      context,
      world,
    }) => {
      if (build === 'full') await answerCaptcha(context);
      await context.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const [record] = await world.platform.records();
      const id = String(record?.Record_Id ?? record?.Id);
      const told = complaints(page);
      for (const path of [...KEPT, '/jobs', '/jobs?state=TX', `/jobs/${id}`, `/apply/${id}`]) {
        const response = await page.goto(path);
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy, path).toContain("default-src 'none'");
        expect(policy, path).not.toContain('unsafe');
        await comesToLife(page);
      }
      expect(told).toEqual([]);
    });
  });
}

test('a page that is made anew or not found comes to life too', async ({ page, world }) => {
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
    const refused = await page.evaluate(async () => {
      const seen = new Set<string>();
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
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { seen: [...seen].sort(), injected: 'injected' in window };
    });
    expect(refused.injected, path).toBe(false);
    expect(refused.seen, path).toEqual([
      'frame-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
    ]);
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
