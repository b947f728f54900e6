import type { Page } from 'playwright';

/** Time for what a browser prefetches or reports after a page has loaded. */
const REST_MS = 3_000;

/** What a visitor does on the site; `job` is the one that a search engine linked to. */
export type Visit = (page: Page, url: string, job: string) => Promise<void>;

const reading = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
};
const follow = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).filter({ visible: true }).first().click();
  await reading(page);
};

/** Reads three jobs: from home to the list, two filters, a job, back, two more jobs. */
const reader: Visit = async (page, url) => {
  await page.goto(url);
  await reading(page);
  await follow(page, 'View All Open Positions');
  await page
    .getByRole('button', { name: /^Shift/ })
    .first()
    .click();
  const boxes = page.getByRole('group', { name: 'Shift' }).getByRole('checkbox');
  for (let n = 0; n < 2; n += 1) {
    await boxes.nth(n).check();
    await reading(page);
  }
  for (let n = 0; n < 3; n += 1) {
    const card = page.getByRole('article').nth(n);
    await card.getByRole('link', { name: 'View Details' }).click();
    await reading(page);
    if (n < 2) await page.goBack();
    await reading(page);
  }
};

/** Arrives at a job's page from a search engine, and leaves. */
const passerBy: Visit = async (page, url, job) => {
  await page.goto(`${url}/jobs/${job}`);
  await reading(page);
};

/** The same, then applies. */
const applicant: Visit = async (page, url, job) => {
  await passerBy(page, url, job);
  await follow(page, 'Apply Now');
  await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
  await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByText('Application submitted successfully').waitFor();
  await follow(page, 'Continue now');
};

/** Each with the number of visits by the same browser; only the last one is measured. */
export const VISITS: readonly (readonly [string, Visit, number])[] = [
  ['a job, and gone', passerBy, 1],
  ['a job, and applies', applicant, 1],
  ['reads three jobs', reader, 1],
  ['the same next day', reader, 2],
];
