import type { JobSummary } from '@/lib/domain/job/job';
import type { Page } from '@playwright/test';
import { answerTiles, markers } from '../support/map';
import { LARGEST_SIZE, OTHER_SIZE } from '../support/page-sizes';
import { expect, test } from '../support/test';
import { at, button, clear, LIST, toggle, type } from './steps';
import { compareSteps, MANNERS, type Step } from './translator';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Order and page size stay. */
const ALL_AGAIN: Step = {
  name: 'all again',
  do: clear,
  then: at(new RegExp(`/jobs\\?sort=\\w+&per=${OTHER_SIZE}$`)),
};

const MORE: readonly Step[] = [
  { name: 'two filters', do: (page) => toggle(page, /^State/, 'state'), then: at(/state=/) },
  { name: 'three', do: (page) => toggle(page, /^Speciality/, 'specialty'), then: at(/specialty=/) },
  {
    name: 'a minimum that leaves out jobs without pay',
    do: (page) => page.locator('select[name="minPay"]').selectOption({ index: 1 }),
    then: at(/minPay=/),
  },
  {
    name: 'one tag less',
    do: (page) =>
      page
        .getByLabel(/^Remove/)
        .first()
        .click(),
  },
  ALL_AGAIN,
  {
    name: 'a place of several',
    do: (page) => type(page, 'near', 'Springfield'),
    then: at(/near=/),
  },
  { name: 'a place that has no job', do: (page) => type(page, 'near', 'Xyzzy') },
  ALL_AGAIN,
  { name: 'words', do: (page) => type(page, 'q', 'night'), then: at(/q=night/) },
  ALL_AGAIN,
  { name: 'newest', do: (page) => page.locator('select[name="sort"]').selectOption('recent') },
  {
    name: `${LARGEST_SIZE} a page`,
    do: (page) => page.locator('select[name="per"]').selectOption(String(LARGEST_SIZE)),
    then: at(new RegExp(`per=${LARGEST_SIZE}`)),
  },
  { name: 'Back', do: (page) => page.goBack(), then: at(new RegExp(`per=${OTHER_SIZE}`)) },
];

const jobsOf = async (page: Page): Promise<readonly JobSummary[]> =>
  (await (await page.request.get('/api/jobs')).json()).jobs;

for (const manner of MANNERS) {
  test(`the list under a translator that ${manner}, with one job, none and many @long`, async ({
    page,
  }) => {
    const [job] = await jobsOf(page);
    const one: Step = {
      name: 'one job',
      do: (each) => type(each, 'q', job?.jobNumber ?? ''),
      then: (each) => expect(each.locator('#results article')).toHaveCount(1),
    };
    await compareSteps(page, '/jobs', manner, [...LIST, ...MORE, one, LIST[5] as Step, one]);
  });

  test(`the map under a translator that ${manner} @long`, async ({ page, context }) => {
    await answerTiles(context);
    const drawn = (each: Page) => markers(each).first().waitFor();
    await compareSteps(page, '/job-map', manner, [
      { name: 'drawn', do: drawn },
      { name: 'a filter', do: (each) => toggle(each, /^Shift/, 'shift'), then: at(/shift=/) },
      { name: 'another', do: (each) => toggle(each, /^Job Title/, 'title'), then: at(/title=/) },
      { name: 'a third', do: (each) => toggle(each, /^Job Title/, 'title', 3) },
      { name: 'as list', do: (each) => button(each, /^Show as list/).click() },
      {
        name: 'one tag less',
        do: (each) =>
          each
            .getByLabel(/^Remove/)
            .first()
            .click(),
      },
      { name: 'as map', do: (each) => button(each, /^Show as map/).click() },
      { name: 'all again', do: clear, then: at(/\/job-map$/) },
      { name: 'near', do: (each) => type(each, 'near', 'Austin, TX'), then: at(/near=/) },
      { name: 'nowhere', do: (each) => type(each, 'near', 'Xyzzy') },
      { name: 'reset', do: (each) => button(each, /^Reset Map/).click() },
      { name: 'a place', do: (each) => markers(each).first().press('Enter') },
    ]);
  });

  test(`saved jobs under a translator that ${manner} @long`, async ({ page, context }) => {
    const jobs = (await jobsOf(page)).slice(0, 4);
    const on = new Date().toISOString().slice(0, 10);
    const kept = jobs.map(({ id, title }) => ({ id, title, place: 'Austin, TX', pay: null, on }));
    await context.addInitScript((items) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      for (const name of ['saved', 'viewed'])
        localStorage.setItem(`device:${name}`, JSON.stringify({ v: 1, items }));
    }, kept);
    const compare = (each: Page, which: number) =>
      each.locator('#saved input[type="checkbox"]').nth(which).click();
    const remove = (each: Page) =>
      each
        .locator('#saved')
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
    // One device: what is done on one of the pages shows on both.
    const once = (act: (each: Page) => Promise<unknown>) => (each: Page) =>
      each === page ? act(each) : Promise.resolve();
    await compareSteps(page, '/saved', manner, [
      { name: 'one to compare', do: (each) => compare(each, 0) },
      { name: 'two', do: (each) => compare(each, 1) },
      { name: 'one again', do: (each) => compare(each, 0) },
      { name: 'clear?', do: (each) => button(each, /^Clear everything/).click() },
      { name: 'no', do: (each) => button(each, /^Keep it/).click() },
    ]);
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(String(error)));
    const cards = page.locator('#saved article');
    // What the server tells of a job is drawn after the card itself.
    const first = async () => (await cards.first().innerText()).replace(/\W/g, '');
    await expect.poll(first).toContain('JobID');
    const gone = await first();
    await once(remove)(page);
    await expect(cards).toHaveCount(3);
    await expect(page.getByText(/^Removed: /)).toBeVisible();
    await button(page, /^Undo/).click();
    await expect(page.getByText(/is back/)).toBeVisible();
    await expect(cards).toHaveCount(4);
    await expect.poll(first).toBe(gone);
    await button(page, /^Clear everything/).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Clear everything/ })
      .click();
    await expect(page.getByRole('heading', { name: /^Nothing saved yet/ })).toBeVisible();
    expect(said).toEqual([]);
  });
}
