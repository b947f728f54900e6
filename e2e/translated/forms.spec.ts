import type { Page } from '@playwright/test';
import type { JobSummary } from '@/lib/domain/job/job';
import { firstJob } from '../support/first-job';
import { expect, PDF, readTheForm, test } from '../support/test';
import { field, fillPerson, submit } from './steps';
import { compareSteps, MANNERS, type Step } from './translator';

const APPLY: readonly Step[] = [
  { name: 'read', do: (page) => readTheForm(page) },
  {
    name: 'every error',
    do: submit,
    then: (page) => expect(page.locator('[aria-invalid]').first()).toBeVisible(),
  },
  { name: 'another error', do: (page) => field(page, 'email').fill('nobody') },
  {
    name: 'a wrong file',
    do: (page) =>
      field(page, 'resume').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PDF }),
  },
  {
    name: 'a file',
    do: (page) =>
      field(page, 'resume').setInputFiles({
        name: 'a.pdf',
        mimeType: 'application/pdf',
        buffer: PDF,
      }),
  },
  { name: 'no consent', do: (page) => field(page, 'receiveUpdates').uncheck() },
  {
    name: 'refused',
    do: (page) => page.locator('form[id] [type="submit"]').click({ force: true }),
  },
  { name: 'consent', do: (page) => field(page, 'receiveUpdates').check() },
  { name: 'filled in', do: fillPerson },
];

test('a translated form names its errors, and they go', async ({ page }) => {
  await compareSteps(page, '/quickapply', 'follows', APPLY);
  await expect(field(page, 'firstName')).toHaveValue('Sample');
});

for (const manner of MANNERS) {
  test(`an application under a translator that ${manner} is sent @long`, async ({
    page,
    world,
  }) => {
    await world.platform.heal();
    const id = await firstJob(page);
    await compareSteps(page, `/apply/${id}`, manner, APPLY);
    await world.platform.fault({ match: 'jobportal/v1/apply', status: 500 });
    await submit(page);
    await expect(page.getByText(/^(Failed|We received)/).first()).toBeVisible();
    await world.platform.heal();
  });

  test(`an offer under a translator that ${manner} @long`, async ({ page }) => {
    const { jobs } = (await (await page.request.get('/api/jobs')).json()) as { jobs: JobSummary[] };
    const job = jobs.find(({ pay }) => pay?.figure.startsWith('$'));
    const button = (each: Page, name: RegExp) => each.getByRole('button', { name }).first().click();
    const fill = (name: string, text: string) => (each: Page) => field(each, name).fill(text);
    await compareSteps(page, `/offer/${job?.id}`, manner, [
      { name: 'a mistake', do: fill('hours', 'forty') },
      { name: 'left', do: (each) => field(each, 'hours').blur() },
      { name: 'mended', do: fill('hours', '36') },
      { name: 'compared', do: fill('pay', '2,450') },
      { name: 'changed', do: fill('stipend', '100') },
      { name: 'cleared', do: (each) => button(each, /^Clear your offer/) },
    ]);
  });

  test(`home and comparison under a translator that ${manner} @long`, async ({ page }) => {
    const { jobs } = (await (await page.request.get('/api/jobs')).json()) as { jobs: JobSummary[] };
    const ids = jobs.slice(0, 3).map(({ id }) => id);
    await compareSteps(page, `/compare?ids=${ids.join()}`, manner, []);
    const next = (each: Page, which: number) => each.locator('[data-step="1"]').nth(which).click();
    await compareSteps(page, '/', manner, [
      { name: 'options', do: (each) => each.getByRole('combobox').first().click() },
      { name: 'typed', do: (each) => each.getByRole('combobox').first().fill('icu') },
      { name: 'none', do: (each) => each.getByRole('combobox').first().fill('zzzz') },
      { name: 'closed', do: (each) => each.keyboard.press('Escape') },
      { name: 'a tab', do: (each) => each.getByRole('tab').last().click() },
      { name: 'more jobs', do: (each) => next(each, 0) },
    ]);
  });
}
