import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../support/world/site';
import { expect, test } from '../support/test';

type Day = { sums: Record<string, number>; histograms: Record<string, number[]> };

test('a visit is counted by its source, which is sent along with an application (0045)', async ({
  ownWorld,
  page,
  context,
}) => {
  const { platform } = await ownWorld({ jobs: 5 });
  const site = await startSite({ build: 'full', platformUrl: platform.apiUrl });
  const feed = await (await fetch(`${site.url}/feeds/jobs.xml?source=Indeed.com`)).text();
  const [, address = ''] =
    /<url><!\[CDATA\[(\S+\/jobs\/[^?]+\?utm_source=indeed-com)\]\]>/.exec(feed) ?? [];
  const counted = (path: string) =>
    page.waitForRequest((request) => request.url() === `${site.url}/api/${path}`);

  const view = counted('counts');
  await page.goto(address);
  expect(JSON.parse((await view).postData() ?? '')).toEqual({
    event: 'view',
    source: 'indeed-com',
  });
  const form = counted('counts');
  await page.goto(`${site.url}/quickapply`);
  expect(JSON.parse((await form).postData() ?? '')).toEqual({
    event: 'apply',
    source: 'indeed-com',
  });

  const body = new FormData();
  const fields = {
    firstName: 'Ana',
    lastName: 'Applicant',
    email: 'ana@example.com',
    phone: '(515) 555-0100',
    receiveUpdates: 'true',
    source: 'indeed-com',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const sent = await fetch(`${site.url}/api/applications`, { method: 'POST', body });
  expect(sent.status).toBe(200);

  // A visitor with Global Privacy Control is not counted.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(address);
  await page.waitForTimeout(1_000);
  await page.close();

  const file = join(site.dataDir, 'counts', `${new Date().toISOString().slice(0, 10)}.json`);
  expect(await site.end('SIGTERM')).toBe(0);
  const text = readFileSync(file, 'utf8');
  const { sums, histograms } = JSON.parse(text) as Day;
  expect(sums).toMatchObject({
    'funnel view indeed-com': 1,
    'funnel apply indeed-com': 1,
    'funnel sent indeed-com': 1,
  });
  expect(sums['platform-calls list']).toBeGreaterThan(0);
  expect(Object.keys(histograms)).toContain('vital app LCP');
  expect(text).not.toMatch(/Ana|example\.com|127\.0\.0\.1/);
  await site.stop();
});
