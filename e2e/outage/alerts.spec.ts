import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { startMailServer } from '@/__tests__/support/doubles/mail-server';
import type { Scene } from '../support/world/scene';
import type { Site } from '../support/world/site';
import { OUTBOX_SETTINGS, healthOf, postApplication, runOutbox } from '../support/world/outbox';
import { PDF, expect, test } from '../support/test';
import type { Platform } from '../support/world/world';

/** No acknowledged application is erased unseen: a person is alerted to those that wait (docs/decisions/0017). */
const APPLY = 'POST /services/apexrest/jobportal/v1/apply';
const PATIENCE = { timeout: 70_000 };

let platform: Platform;
let start: Scene['start'];
test.beforeEach(async ({ ownScene }) => {
  ({ platform, start } = await ownScene({
    jobs: 3,
    settings: ({ url }) => ({ ...OUTBOX_SETTINGS, ALERT_WEBHOOK_URL: `${url}/alerts` }),
  }));
});

const apply = (site: Site, email: string) => postApplication(site.url, { email, resume: PDF });
const statusOf = async (site: Site) => (await healthOf(site.url)).status;
const reasons = async () => (await platform.alerts()).map(({ reason }) => reason);
/** Waits until the watch has run at least twice more: it runs every five seconds. */
const twoMoreLooks = () => new Promise((resolve) => setTimeout(resolve, 12_000));
/** Changes the entries of a site that was stopped. */
function changeEntries(dataDir: string, change: string): void {
  const database = new Sqlite(join(dataDir, 'site.db'));
  expect(database.prepare(`update outbox set ${change}`).run().changes).toBeGreaterThan(0);
  database.close();
}

/** Sends an application while the platform is away, which then refuses it. */
async function heldAt(site: Site, email: string) {
  await platform.fault({ match: APPLY, status: 503, times: 1 });
  await platform.fault({ match: APPLY, status: 403 });
  expect(await apply(site, email)).toMatchObject({ status: 202 });
}

test('a held application is reported once, also across a restart, and health is ok once a person has released it (AP-11)', async ({
  page,
}) => {
  let site = await start();
  const { dataDir } = site;
  expect(await statusOf(site)).toBe('ok');
  await heldAt(site, 'one@mail.example');
  await expect.poll(reasons, PATIENCE).toEqual(['held']);
  expect(await healthOf(site.url)).toMatchObject({
    httpStatus: 200,
    status: 'attention',
    applicationsWaiting: 1,
    applicationsHeld: 1,
    oldestApplicationSeconds: expect.any(Number),
  });
  const [alert] = await platform.alerts();
  expect(alert).toMatchObject({ applicationsHeld: 1, applicationsWaiting: 1, site: site.url });
  expect(JSON.stringify(alert)).not.toMatch(/Sample|Applicant|mail\.example|555/);
  await page.goto(platform.url);
  await expect(
    page.getByRole('heading', { name: '1 application held for you to decide.' }),
  ).toBeVisible();

  await twoMoreLooks();
  await site.end('SIGKILL');
  site = await start({}, dataDir);
  await expect.poll(() => statusOf(site)).toBe('attention');
  await twoMoreLooks();
  expect(await reasons()).toEqual(['held']);

  await platform.heal();
  expect(runOutbox(dataDir, 'retry', 'all')).toMatchObject({ status: 0 });
  await expect.poll(() => statusOf(site), PATIENCE).toBe('ok');
  expect(await platform.inbox()).toHaveLength(1);

  // The next one causes a new alert; a person erases it.
  await heldAt(site, 'two@mail.example');
  await expect.poll(reasons, PATIENCE).toEqual(['held', 'held']);
  const id = /^[0-9a-f]{8}/m.exec(runOutbox(dataDir, 'list').stdout)?.[0] ?? '';
  expect(runOutbox(dataDir, 'erase', id)).toMatchObject({ status: 0 });
  await expect.poll(() => statusOf(site), PATIENCE).toBe('ok');
});

test('an application that waits for half an hour is reported, and again a day later; none is erased unseen', async () => {
  await platform.fault({ match: APPLY, status: 503 });
  let site = await start();
  const { dataDir } = site;
  expect(await apply(site, 'one@mail.example')).toMatchObject({ status: 202 });
  await twoMoreLooks();
  expect([await statusOf(site), await reasons()]).toEqual(['ok', []]);

  await site.end('SIGTERM');
  // Longer than the 30 days after which an application is erased once a person has seen it.
  changeEntries(dataDir, `queued_at = queued_at - ${90 * 24 * 3_600_000}`);
  site = await start({}, dataDir);
  await expect.poll(reasons, PATIENCE).toEqual(['waiting']);
  await expect.poll(() => statusOf(site)).toBe('attention');
  // Listed as waiting, unless it is being sent at this very moment.
  await expect.poll(() => runOutbox(dataDir, 'list').stdout).toMatch(/waiting .* 20\d\d-/);

  // A day later.
  await site.end('SIGTERM');
  changeEntries(
    dataDir,
    `alerted_at = ${Date.now() - 24 * 3_600_000} where alerted_at is not null`,
  );
  site = await start({}, dataDir);
  await expect.poll(reasons, PATIENCE).toEqual(['daily', 'waiting']);

  await platform.heal();
  await expect.poll(() => statusOf(site), PATIENCE).toBe('ok');
  expect(await platform.inbox()).toHaveLength(1);
});

test('an alert that cannot be sent is logged without its address and sent as soon as it can be', async () => {
  const site = await start();
  await platform.fault({ match: 'POST /alerts', status: 500 });
  await heldAt(site, 'one@mail.example');
  await expect.poll(site.output, PATIENCE).toContain('an alert could not be sent');
  expect(site.output()).not.toContain(`${platform.url}/alerts`);
  expect(await reasons()).toEqual([]);
  await platform.heal();
  await platform.fault({ match: APPLY, status: 403 });
  await expect.poll(reasons, PATIENCE).toEqual(['held']);
});

test('an alert is sent by mail if the owner wants that', async () => {
  const mailServer = await startMailServer();
  try {
    const site = await start({
      ALERT_WEBHOOK_URL: '',
      ALERT_EMAIL: 'owner@agency.example',
      ALERT_SMTP_URL: mailServer.url,
    });
    await heldAt(site, 'one@mail.example');
    await expect.poll(mailServer.heard, PATIENCE).toContain('Ids: ');
    expect(mailServer.heard()).toContain('RCPT TO:<owner@agency.example>');
    expect(mailServer.heard()).toMatch(/^Subject: .*1 application held for you to decide/m);
    expect(mailServer.heard()).not.toMatch(/Sample|Applicant|mail\.example|555/);
  } finally {
    mailServer.close();
  }
});

test('two instances that share a folder send one alert', async () => {
  const first = await start();
  const second = await start({}, first.dataDir);
  await heldAt(second, 'one@mail.example');
  for (const site of [first, second])
    await expect.poll(() => statusOf(site), PATIENCE).toBe('attention');
  await expect.poll(reasons, PATIENCE).toEqual(['held']);
  await twoMoreLooks();
  expect(await reasons()).toEqual(['held']);
});
