import type { Page } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { answerMail } from '../support/world/mail';
import { expect, expectAccessible, test } from '../support/test';

const ID = 'a0Xposting0000001';
const SILENT = 'a0Xposting0000002';
const record = {
  Record_Id: ID,
  Client_Job_ID: '48211',
  JobTitlen: 'Registered Nurse',
  city: 'Ames',
  State: 'IA',
  Jobdescriptionrich:
    '<p>A kind team in a regional hospital. <strong>Ratio:</strong> 1:4 on days. No weekends! Call us today.</p><table><tr><td>EMR</td><td>Epic</td></tr></table><p>Other openings: ICU RN, call every third night.</p>',
};

// The contact form needs mail, which only the full build has.
test.use({ build: 'full', viewport: { width: 390, height: 844 } });

const answer = (page: Page, topic: string) =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${topic}$`) })
    .locator('xpath=following-sibling::dd');
const way = (page: Page, name: string) => page.locator('main details a', { hasText: name });
const hrefOf = async (page: Page, name: string) =>
  decodeURIComponent((await way(page, name).getAttribute('href')) ?? '');
/** How many questions the three ways carry. */
const asked = async (page: Page) => (await hrefOf(page, 'Contact form')).split('&ask=').length - 1;
const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

test.beforeAll(({ world }) =>
  world.platform.addUnlisted([
    record,
    { ...record, Record_Id: SILENT, Jobdescriptionrich: undefined },
  ]),
);

test.describe('what a posting says', () => {
  test('the facts stand above the description, each row a link to its place', async ({ page }) => {
    await page.goto(`/jobs/${ID}`);
    await expect(answer(page, 'Ratio')).toHaveText('Ratio: 1:4 on days');
    await expect(answer(page, 'Schedule')).toHaveText('No weekends!');
    await expect(answer(page, 'Start')).toHaveText('Not in the posting. Ask us');
    // Neither 'Call us today' nor the call of another job counts for this job.
    await expect(
      page.getByText(/^Not in the posting: floating, guaranteed hours, call, /),
    ).toBeVisible();
    expect(await asked(page)).toBe(10);
    await expectAccessible(page, 'what a posting says');
    // The whole row leads there, from the name on, and is as plain as text.
    const link = answer(page, 'Ratio').getByRole('link');
    await expect(link).toHaveCSS('text-decoration-line', 'none');
    await page.getByText('Ratio', { exact: true }).click({ force: true });
    const place = page.locator(':target');
    await expect(place).toHaveText('Ratio: 1:4 on days.');
    await expect(place).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(answer(page, 'Ratio')).toBeVisible();
  });

  test('a posting without a description is all questions', async ({ page }) => {
    await page.goto(`/jobs/${SILENT}`);
    expect(await asked(page)).toBe(13);
    await expectAccessible(page, 'a posting that says nothing');
  });

  test('all that is open is asked in one press: by text, by email, in the form, and by keyboard alone', async ({
    page,
    context,
    world,
  }) => {
    await answerMail(context, world.platform);
    await page.goto(`/jobs/${ID}`);
    await page.locator('summary', { hasText: 'Not in the posting:' }).press('Enter');
    const about = 'Job ID 48211: Registered Nurse in Ames, IA';
    const ends = /\n- Do you take locals, or is there a 50-mile rule\?\n?$/;
    await expect(way(page, 'Text us')).toHaveCount(SITE.textPhone ? 1 : 0);
    if (SITE.textPhone) {
      const text = await hrefOf(page, 'Text us');
      expect(text).toMatch(/^sms:\+1\d{10}\?&body=Hi/);
      expect(text).toContain(about);
      expect(text).toMatch(ends);
    }
    const mail = await hrefOf(page, 'Email us');
    expect(mail).toContain(`mailto:${SITE.email}?subject=Question about ${about}&body=`);
    expect(mail).toMatch(ends);
    await way(page, 'Contact form').press('Enter');
    await expect(page).toHaveURL(/\/contact\?job=a0Xposting0000001(&ask=[a-z]+){10}#asked$/);
    await expect(message(page)).toHaveValue(new RegExp(`^My questions about ${about}:\n- `));
    await expect(message(page)).toHaveValue(ends);
    await page.goto(`/contact?job=${ID}&ask=floating&ask=call#asked`);
    const list =
      'My questions about Job ID 48211: Registered Nurse in Ames, IA:\n- Would I float, and where to?\n- Is there call?\n';
    await expect(message(page)).toHaveValue(list);
    // They come first, in the first screen, with the field to fill in next; there is no picture.
    const ready = page.getByText('Your 2 questions about');
    await expect(ready.locator('..')).toHaveText(
      'Your 2 questions about Registered Nurse in Ames, IA are ready. Add your name.',
    );
    await expect(ready).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#asked picture').filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page, 'the contact form with questions');
    // A prefilled list is replaced by the next one; typed text stays, with the list below it, once.
    await page.goto(`/contact?job=${ID}&ask=start`);
    await expect(message(page)).toHaveValue(/:\n- When does it start\?\n$/);
    await message(page).fill('Do you help with housing?');
    await page.goto(`/contact?job=${ID}&ask=call`);
    const both =
      'Do you help with housing?\n\nMy questions about Job ID 48211: Registered Nurse in Ames, IA:\n- Is there call?\n';
    await expect(message(page)).toHaveValue(both);
    await page.reload();
    await expect(page.getByText('Your question about')).toBeVisible();
    await expect(message(page)).toHaveValue(both);
  });

  test(
    'back to jobs is one step, however many quotes were followed',
    { tag: '@long' },
    async ({ page }) => {
      const index = () => page.evaluate(() => window.navigation?.currentEntry?.index);
      await page.goto('/jobs?q=nurse');
      const before = await index();
      await page.evaluate((path) => window.location.assign(path), `/jobs/${ID}`);
      await answer(page, 'Schedule').getByRole('link').click();
      await expect(page.locator(':target')).toHaveText('No weekends!');
      await page.getByRole('link', { name: 'Back to jobs' }).click();
      await expect(page).toHaveURL('/jobs?q=nurse');
      expect(await index()).toBe(before);
    },
  );

  test('without scripts the quotes lead to their places and an open fact to the contact page', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/jobs/${ID}`);
    await answer(page, 'Schedule').getByRole('link').click();
    await expect(page.locator(':target')).toHaveText('No weekends!');
    await answer(page, 'Start').getByRole('link').click();
    await expect(page).toHaveURL(`/contact?job=${ID}&ask=start#asked`);
    await expect(
      page.getByRole('main').getByText(SITE.phone.text).filter({ visible: true }).first(),
    ).toBeVisible();
    await context.close();
  });
});
