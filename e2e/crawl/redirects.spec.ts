import type { APIResponse } from '@playwright/test';
import { JOB_SHORTCUTS } from '@/lib/content/addresses/job-shortcuts';
import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { RECRUITERS } from '@/lib/content/pages/recruiters';
import { redirectFor } from '@/lib/content/addresses/redirects';
import { expect, test } from '../support/test';

type Row = readonly [path: string, status: number, location: string];

const PERMANENT: readonly Row[] = [
  ...Object.entries(LEGACY_PATHS).map(([path, target]): Row => [path, 308, target]),
  ...Object.values(LANDING_PATHS).map((path): Row => [path.toLowerCase(), 308, path]),
  ...Object.values(LANDING_PATHS).map((path): Row => [`${path}/`, 308, path]),
  ['/nursing?utm_source=a&b=%26', 308, '/Nursing-Staffing-Services?utm_source=a&b=%26'],
  ['/nursing/', 308, '/Nursing-Staffing-Services'],
  ...SINGLE_SEGMENT_PAGES.map((path): Row => [path.toUpperCase(), 308, path]),
  ['/About?a=1', 308, '/about?a=1'],
  ['/IMAGING-JOBS/?a=1', 308, '/Imaging-Jobs?a=1'],
  ['/jobs/', 308, '/jobs'],
  ['/jobs/?title=RN', 308, '/jobs?title=RN'],
  ['/jobs/a1/', 308, '/jobs/a1'],
  ['/contact/', 308, '/contact'],
  ['/nowhere/', 308, '/nowhere'],
  ['/jobs/a1/apply', 308, '/apply/a1'],
  ['/INDEX.html/', 308, '/'],
  ['/jobs/index.html?utm_source=a', 308, '/jobs?utm_source=a'],
  ['/index.php?a=1&page=contact', 308, '/contact?a=1'],
];
const locationOf = (path: string) => redirectFor(path, '')?.location ?? '';
const TEMPORARY: readonly Row[] = [
  ...JOB_SHORTCUTS.map(({ slug }): Row => [`/${slug}`, 307, locationOf(`/${slug}`)]),
  ['/rn?utm_source=flyer', 307, '/jobs?title=RN&utm_source=flyer'],
  ['/rn/', 307, '/jobs?title=RN'],
];
const CALENDARS = RECRUITERS.map(({ slug, calendarUrl }): Row => [`/${slug}`, 307, calendarUrl]);

/** A forged host name: no answer may repeat it. */
const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
const said = (response: APIResponse) => [response.status(), response.headers()['location']];

for (const [path, status, location] of PERMANENT) {
  test(`${path} answers ${status} to ${location} (RD-01 to RD-06)`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0, headers });
    expect(said(response)).toEqual([status, location]);
  });
}

for (const [path, status, location] of [...TEMPORARY, ...CALENDARS]) {
  test(`${path} answers ${status} to ${location} (RD-07 to RD-11)`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0, headers });
    expect(said(response)).toEqual([status, location]);
    const html = await response.text();
    expect(html).toContain(
      location.startsWith('/jobs') ? 'Redirecting to jobs...' : 'Redirecting...',
    );
    expect(html).toContain(`href="${location.replaceAll('&', '&amp;')}"`);
    expect(response.headers()['cache-control']).toBe('no-store');
  });
}

test('an old address with a dot or a folder has the headers of every answer', async ({
  request,
}) => {
  for (const path of ['/index.html', '/jobs/index.html', '/index.php?page=contact']) {
    const answered = (await request.get(path, { maxRedirects: 0, headers })).headers();
    expect(answered['content-security-policy'], path).toContain("default-src 'none'");
    expect(answered['x-content-type-options'], path).toBe('nosniff');
    expect(answered['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(answered['cache-control'], path).toBe('public, max-age=86400');
  }
});

for (const path of [
  '/index.php',
  '/index.php?page=other',
  '/nowhere',
  '/why-other',
  '/nursing/more',
  '/go/nowhere',
  '/RN%20x',
]) {
  test(`${path} answers 404 (RT-03, RT-09)`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(said(response)).toEqual([404, undefined]);
  });
}

for (const path of ['/', '/jobs', '/api/health', '/icon.svg']) {
  test(`${path} is not redirected`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(said(response)).toEqual([200, undefined]);
  });
}

for (const path of ['//evil.example/', '/%5Cevil.example/', '/rn?a=%0d%0aset-cookie:b=c']) {
  test(`${path} does not leave the site (RT-17)`, async ({ request, world }) => {
    const baseURL = world.site.url;
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0, headers });
    expect(response.status()).toBeLessThan(500);
    const { location = '/', ...others } = response.headers();
    expect(new URL(location, baseURL).origin).toBe(baseURL);
    expect(others).not.toHaveProperty('set-cookie');
  });
}

test('an old address leaves no entry in the history: Back skips it (RD-04)', async ({ page }) => {
  await page.goto('/quickapply');
  await page.goto('/rn');
  await expect(page).toHaveURL('/jobs?title=RN');
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('RN');
  await page.goBack();
  await expect(page).toHaveURL('/quickapply');
});
