import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { startSite } from '../support/world/site';
import { expect, test } from '../support/test';

type Row = { readonly kind: string; readonly source: string; readonly n: number };

test('a visit is counted by its source, which is sent along with an application (docs/decisions/0013)', async ({
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

  expect(await site.end('SIGTERM')).toBe(0);
  const database = new Sqlite(join(site.dataDir, 'site.db'), { readonly: true });
  const rows = database.prepare('select kind, source, n from day_count').all() as Row[];
  database.close();
  const ofBoard = rows.filter(({ source }) => source === 'indeed-com');
  expect(Object.fromEntries(ofBoard.map(({ kind, n }) => [kind, n]))).toMatchObject({
    view: 1,
    apply: 1,
    sent: 1,
  });
  const kinds = rows.map(({ kind }) => kind);
  expect(kinds).toContain('platform-calls list');
  expect(kinds.filter((kind) => kind.startsWith('vital app LCP '))).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toMatch(/Ana|example\.com|127\.0\.0\.1/);
  await site.stop();
});
