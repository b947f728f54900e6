import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { answerCaptcha } from '../support/captcha';
import { holdBack } from '../support/hold-back';
import { answerMail } from '../support/world/mail';
import { multipart, postForm } from '../support/world/raw-post';
import { expect, PDF, readTheForm, test } from '../support/test';
import { storedList } from '../support/world/stored-list';
import Sqlite from 'better-sqlite3';

/** A made-up person: any of these values that turns up anywhere has leaked. */
const PERSON = {
  'First name': 'Zyxfirst',
  'Last name': 'Zyxlast',
  Email: 'zyx.mail@canary.example',
} as const;
const PHONE = '(515) 555-7391';
const MESSAGE = { Subject: 'Zyxsubject', Message: 'Zyxmessage, some lines of it' } as const;
const FILE = 'Zyxresume of Zyxlast.pdf';
const CANARY = /zyx|canary\.example|555\W{0,3}7391/i;
const REPORTS = 'https://errors.example';
const MAIL = 'https://mail.example';

test.use({ build: 'full' });

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
}

/** Watches everything that leaves the browser, except for the forms' own posts to their targets. */
function watch(context: BrowserContext, site: string) {
  const leaks: string[] = [];
  const note = (where: string, text: string) => {
    const plain = text.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
    if (CANARY.test(text) || CANARY.test(plain)) leaks.push(`${where}: ${text.slice(0, 200)}`);
  };
  context.on('request', (request) => {
    const address = request.url();
    note('address', address);
    // The boundary of a form's parts is made of letters at random, which may spell anything.
    note('headers', JSON.stringify(request.headers()).replace(/boundary=[\w-]+/, ''));
    const isOwnPost = address === `${site}/api/applications` || address.startsWith(MAIL);
    if (!isOwnPost) note(`body to ${address}`, request.postData() ?? '');
  });
  context.on('console', (message) => note('console', message.text()));
  return { leaks, note };
}

/** What the page and the browser keep. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify({
      address: location.href,
      referrer: document.referrer,
      title: document.title,
      dataLayer: window.dataLayer ?? [],
      local: { ...localStorage },
      cookies: document.cookie,
      history: history.state as unknown,
      name: window.name,
      caches: 'caches' in window ? await caches.keys() : [],
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }),
  );
const drafts = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

async function throwInPage(page: Page) {
  await page.evaluate((phone) => {
    setTimeout(() => {
      const words = 'Zyxfirst Zyxlast, zyx.mail@canary.example';
      console.debug('a breadcrumb');
      throw new Error(`${words}, ${phone} at /x?name=Zyxfirst`, { cause: new Error(words) });
    });
    setTimeout(() => void Promise.reject({ name: 'Zyxfirst' }));
  }, PHONE);
}

/** What a site has stored, as texts: in compressed data three letters can occur by chance. */
function unpacked(folder: string): string {
  const database = new Sqlite(join(folder, 'site.db'), { readonly: true });
  const tables = database
    .prepare<[], string>("select name from sqlite_master where type = 'table'")
    .pluck()
    .all();
  const rows = tables.map((table) => database.prepare(`select * from ${table}`).all());
  database.close();
  const texts = JSON.stringify(rows, (_, value: unknown) => (isBytes(value) ? null : value));
  return texts + JSON.stringify(storedList(folder));
}

const isBytes = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';

async function filesWith(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    // Random bytes that hold the place for a full disk.
    if (/^site\.db-|^reserve$/.test(entry.name)) continue;
    const text = entry.name === 'site.db' ? unpacked(entry.parentPath) : bytes.toString('latin1');
    if (CANARY.test(path) || CANARY.test(text)) found.push(path);
  }
  return found;
}

test(
  'what is typed into a form reaches the platform or the mailbox, and nothing else',
  { tag: '@long' },
  async ({ page, context, ownWorld }) => {
    const { site, platform } = await ownWorld({ build: 'full' });
    await answerCaptcha(context);
    await answerMail(context, platform);
    const reports: string[] = [];
    await context.route(`${REPORTS}/**`, async (route) => {
      reports.push(route.request().postData() ?? '');
      await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '{}' });
    });
    const { leaks, note } = watch(context, site.url);
    const job = (await (await fetch(`${site.url}/api/jobs`)).json()) as { jobs: { id: string }[] };
    const resume = { name: FILE, mimeType: 'application/pdf', buffer: PDF };
    const submit = page.getByRole('button', { name: 'Submit application' });
    const requestIds: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/applications'))
        requestIds.push(response.headers()['x-request-id'] ?? '');
    });

    for (const path of [`/apply/${job.jobs[0]?.id ?? ''}`, '/quickapply']) {
      await page.goto(site.url + path);
      await fill(page, { ...PERSON, 'Phone number': PHONE });
      await page.locator('input[name="resume"]').setInputFiles(resume);
      await readTheForm(page, 'real');
      // A platform that repeats a person's name in its refusal.
      await platform.fault({
        match: 'jobportal/v1/apply',
        status: 500,
        body: { message: 'Zyxfirst Zyxlast is known under zyx.mail@canary.example' },
        times: 1,
      });
      await submit.click();
      await expect(page.getByText('Zyxfirst Zyxlast is known')).toBeVisible();
      await throwInPage(page);
      await expect.poll(() => reports.length, path).toBeGreaterThan(0);
      note(`kept by ${path}`, await kept(page));
      expect(await drafts(page), 'the draft of a form that was not sent').toContain('Zyxfirst');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL('**/application-success');
      note(`kept after ${path}`, await kept(page));
      note(`drafts after ${path}`, await drafts(page));
      for (const report of reports.splice(0)) note('report', report);
    }

    await page.goto(`${site.url}/contact`);
    await fill(page, { ...PERSON, 'Phone number': PHONE, ...MESSAGE });
    await readTheForm(page, 'real');
    await throwInPage(page);
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL('**/thank-you');
    note('kept after the message', await kept(page));
    note('drafts after the message', await drafts(page));
    for (const report of reports.splice(0)) note('report', report);

    const [{ params } = { params: {} }] = await platform.messages();
    expect(JSON.stringify(params), 'the message did arrive').toMatch(CANARY);
    const inbox = await platform.inbox();
    expect(inbox.map(({ firstName }) => firstName)).toEqual(['Zyxfirst', 'Zyxfirst']);
    for (const path of [
      '/quickapply',
      '/contact',
      '/api/jobs',
      '/thank-you',
      '/application-success',
    ])
      note(`the next visitor at ${path}`, await (await fetch(site.url + path)).text());
    expect(leaks).toEqual([]);

    // Nor do failures on the server leak: an outage, a dropped connection, a truncated form, an unknown reference.
    const raw = multipart(
      {
        firstName: 'Zyxfirst',
        lastName: 'Zyxlast',
        email: PERSON.Email,
        phone: PHONE,
        receiveUpdates: 'true',
      },
      { name: FILE, bytes: PDF },
    );
    for (const fault of [{ status: 503 }, { cut: true }, { refuse: true }]) {
      await platform.fault({ match: 'jobportal/v1/apply', ...fault, times: 1 });
      await postForm(site.url, raw);
    }
    await postForm(site.url, raw.subarray(0, -40));
    await platform.fault({ match: 'referencestatus', status: 500, times: 1 });
    await fetch(`${site.url}/api/references/reference?id=zyx-reference`);

    const log = site.output();
    expect(log).not.toMatch(CANARY);
    const lines = log.split('\n').filter((line) => line.includes('"msg":"application '));
    expect(lines.length).toBeGreaterThanOrEqual(7);
    const ids = lines.map((line) => String((JSON.parse(line) as { requestId?: string }).requestId));
    expect(ids.slice(0, requestIds.length)).toEqual(requestIds);
    expect(new Set(ids).size).toBe(lines.length);
    expect(await filesWith(site.dataDir)).toEqual([]);
  },
);

test('Enter in a form before its script has run puts nothing into the address', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_next/static/**/*.js*');
  for (const path of ['/quickapply', '/contact']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'First name' }).fill('Zyxfirst');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Zyxlast');
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(request.url());
    });
    await page.getByRole('textbox', { name: 'Last name' }).press('Enter');
    // A navigation would begin within this time.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(left, path).toEqual([]);
    expect(page.url()).not.toMatch(CANARY);
  }
  release();
});
