import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import { formatFeedClock, formatFeedTime, formatShortDay } from '@/lib/domain/dates/central-time';
import { readHtml } from '../support/html';
import { expect, expectAccessible, test } from '../support/test';
import { answerMail } from '../support/world/mail';
import { startSite, type Site } from '../support/world/site';
import { Platform } from '../support/world/world';
import { changeStoredList, storedList } from '../support/world/stored-list';
import { existsSync } from 'node:fs';

const ID = 'a0Xlife0000000001';
const record = {
  Record_Id: ID,
  Client_Job_ID: '48211',
  JobTitlen: 'Registered Nurse',
  city: 'Ames',
  State: 'IA',
  Shiftn: 'Days',
  CalculatedPayRange: '$2,000 - $2,200 weekly',
};
const raised = { ...record, Shiftn: 'Nights', CalculatedPayRange: '$2,120 - $2,320 weekly' };

const life = (page: Page) => page.getByRole('region', { name: 'Is this job open?' });
const facts = (page: Page) => life(page).getByRole('listitem');
/** What a page says of a job that a list contained at that moment. */
const openAsOf = (fetchedAt: string) => {
  const today = feedDate(new Date());
  const day = feedDate(new Date(fetchedAt));
  return `Open as of ${formatFeedClock(fetchedAt)} ${day === today ? 'today' : `on ${formatShortDay(day, today)}`}`;
};

/** Waits for the snapshot that a site has stored since this moment. */
async function stored(folder: string, since: string) {
  await expect.poll(() => storedList(folder)?.fetchedAt ?? '').toMatch(/^\d{4}/);
  await expect.poll(() => (storedList(folder)?.fetchedAt ?? '') >= since).toBe(true);
  const list = storedList(folder);
  if (list === null) throw new Error('No whole list');
  return list;
}

test.use({ viewport: { width: 390, height: 844 } });

test.describe('what this site has seen of a job', () => {
  let platform: Platform;
  let dataDir: string;
  let site: Site;

  /** Starts the site on its stored data, with this record as its list, and waits until that is read. */
  async function startWith(told: unknown): Promise<void> {
    const since = new Date().toISOString();
    await platform.serve({ records: [told] });
    // A restart would wait for the next read.
    if (existsSync(join(dataDir, 'site.db'))) changeStoredList(dataDir);
    site = await startSite({ build: 'full', platformUrl: platform.apiUrl, dataDir });
    await fetch(`${site.url}/api/jobs`);
    await stored(dataDir, since);
  }

  test.beforeEach(async () => {
    platform = await Platform.start(3);
    dataDir = await mkdtemp(join(tmpdir(), 'site-data-'));
    await startWith(record);
  });
  test.afterEach(async () => {
    await site.stop();
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('says when it was confirmed by a good read, first seen and changed, across restarts', async ({
    page,
  }) => {
    const today = feedDate(new Date());
    const confirmed = async () => {
      const { fetchedAt } = await stored(dataDir, '');
      return openAsOf(fetchedAt);
    };
    await page.goto(`${site.url}/jobs/${ID}`);
    await expect(life(page)).toHaveText(await confirmed());
    await expect(facts(page)).toHaveCount(0);

    // Without its script the page names the day, because it may have been made on another; past midnight it does so again.
    const { fetchedAt: at } = await stored(dataDir, '');
    const html = await (await page.request.get(`${site.url}/jobs/${ID}`)).text();
    const { text } = readHtml(html);
    const day = formatShortDay(feedDate(new Date(at)), today);
    expect(text).toContain(`Open as of ${formatFeedClock(at)} on ${day}`);
    await page.clock.install();
    await page.reload();
    await page.clock.setSystemTime(Date.parse(at) + 86_400_000);
    await page.clock.runFor(60_000);
    await expect(life(page)).toHaveText(`Open as of ${formatFeedClock(at)} on ${day}`);
    await page.clock.setSystemTime(Date.now());
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
    await expect(life(page)).toHaveText(await confirmed());

    await site.stop();
    changeStoredList(dataDir, { daysEarlier: 12 });
    await startWith(raised);
    const told = [
      `Weekly pay raised by $120 on ${formatShortDay(today, today)}`,
      `Shift changed on ${formatShortDay(today, today)}`,
    ];
    await page.goto(`${site.url}/jobs/${ID}`);
    await expect(facts(page)).toHaveText(told);
    await expectAccessible(page, 'a job that changed');

    // A later start learns nothing new, and forgets nothing.
    await site.stop();
    await startWith(raised);
    await page.goto(`${site.url}/jobs/${ID}`);
    await expect(facts(page)).toHaveText(told);

    // A list that cannot be read confirms nothing, although the job itself can be looked up.
    await site.stop();
    await platform.fault({ match: '/cerebralstaffing?', status: 500, body: {} });
    const fetchedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
    changeStoredList(dataDir, { fetchedAt });
    site = await startSite({ build: 'full', platformUrl: platform.apiUrl, dataDir });
    await page.goto(`${site.url}/jobs/${ID}`);
    await expect(life(page)).toContainText(await confirmed());
    expect(await confirmed()).toContain(formatFeedClock(fetchedAt));
    await expect(facts(page)).toHaveText(told);
  });

  test('says since when it is unchanged, and offers to report it', async ({ page, context }) => {
    const today = feedDate(new Date());
    await site.stop();
    changeStoredList(dataDir, { daysEarlier: 40 });
    await startWith(record);
    await answerMail(context, platform);
    await page.goto(`${site.url}/jobs/${ID}`);
    const day = formatShortDay(addDays(today, -40), today);
    await expect(facts(page)).toHaveText([`First seen here on ${day}, unchanged since`]);
    await expectAccessible(page, 'a job unchanged for long');

    const { fetchedAt } = await stored(dataDir, '');
    await page.getByRole('main').getByRole('link', { name: 'Report this job' }).press('Enter');
    await expect(page).toHaveURL(
      `${site.url}/contact?job=${ID}&gone=${fetchedAt.slice(0, 16)}Z#asked`,
    );
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Report: Job ID 48211: Registered Nurse in Ames, IA',
    );
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
      'Please check this job: Job ID 48211: Registered Nurse in Ames, IA.\n' +
        `Its page says it was open on ${formatFeedTime(fetchedAt, today)}.\n`,
    );
    await expectAccessible(page, 'a report about a job');

    // Another job replaces it in the list.
    await site.stop();
    await startWith({ ...record, Record_Id: 'a0Xlife0000000002' });
    expect((await page.goto(`${site.url}/jobs/${ID}`))?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(
      `This job was last listed on ${formatShortDay(today, today)}.`,
    );
    await expectAccessible(page, 'a gone job that is remembered');
  });
});
