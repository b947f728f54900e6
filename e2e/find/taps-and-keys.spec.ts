import type { Locator, Page } from '@playwright/test';
import { comesToLife } from '../support/comes-to-life';
import { expect, readTheForm, test } from '../support/test';
import type { World } from '../support/world/world';

/** The most that each part of the task may take. */
const MOST = { taps: { find: 9, all: 19 }, keys: { onList: 10, all: 33 } } as const;

/** Taps, and does nothing else: each press on the screen counts, a choice in a native list of options as one more. */
function tapsOn(page: Page) {
  const taps: string[] = [];
  const tap = async (target: Locator) => {
    await target.tap();
    taps.push(String(target));
  };
  return {
    taps,
    tap,
    choose: async (list: Locator, option: string) => {
      await tap(list);
      await list.selectOption(option);
      taps.push(option);
      await page.keyboard.press('Escape');
    },
    /** Taps a field of a form and fills it in. */
    type: async (name: string, text: string) => {
      const field = page.getByRole('textbox', { name });
      await tap(field);
      await field.pressSequentially(text);
    },
  };
}

/** The sandbox's jobs, with a second one like its ICU night job in Texas. */
async function twoAlike({ platform }: World) {
  const records = await platform.records();
  const one = records.find(
    ({ State, Specialityn, Shiftn }) =>
      State === 'TX' && Specialityn === 'ICU' && String(Shiftn).startsWith('Nights'),
  );
  if (!one) throw new Error('The sandbox has no ICU night job in Texas');
  const id = 'a0XTWIN0000000001';
  return [...records, { ...one, Record_Id: id, Id: id, city: 'Dallas', Client_Job_ID: '990001' }];
}

const cards = (page: Page) => page.getByRole('article');
const saveButton = (card: Locator) => card.getByRole('button', { name: /^Save job: / });
/** Cards of jobs like the one looked for. */
async function areFound(page: Page) {
  await expect(page.getByText('2 positions found')).toBeInViewport();
  await expect(cards(page)).toHaveCount(2);
  for (const card of await cards(page).all()) {
    await expect(card).toContainText('ICU');
    await expect(card).toContainText(/, TX/);
    await expect(card).toContainText('Nights');
  }
}

test.describe('an ICU night job in Texas that can reach $2,500', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('is found by filters in 9 taps; with another it is saved, compared and applied for in 19', async ({
      page,
      world,
      ownWorld,
    }) => {
      const { site, platform } = await ownWorld({ records: await twoAlike(world) });
      const { taps, tap, choose, type } = tapsOn(page);
      const panel = page.locator('#job-filters');
      await page.goto(`${site.url}/jobs`);
      await comesToLife(page);
      await tap(panel.getByRole('button', { name: 'Expand' }));
      await tap(panel.getByRole('checkbox', { name: 'All nights' }));
      await choose(panel.getByLabel('Weekly pay can reach'), '2500');
      await tap(panel.getByRole('button', { name: /^Speciality/ }));
      await tap(page.getByRole('checkbox', { name: /^ICU/ }));
      await tap(page.getByRole('button', { name: 'Next: State' }));
      await tap(page.getByRole('checkbox', { name: /^Texas/ }));
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Show 2 jobs' }));
      const tags = page.getByRole('list', { name: 'Selected filters' });
      await expect(tags.getByRole('listitem')).toHaveCount(4);
      await areFound(page);
      expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(MOST.taps.find);

      for (const card of await cards(page).all()) await tap(saveButton(card));
      await tap(page.getByRole('banner').getByRole('link', { name: /^Saved jobs/ }));
      await tap(page.getByRole('link', { name: 'Compare 2 jobs' }));
      await expect(page.getByRole('table', { name: '2 jobs side by side' })).toBeVisible();
      await tap(
        page
          .getByRole('link', { name: /^Apply Now/ })
          .filter({ visible: true })
          .first(),
      );
      await type('First name', 'Sample');
      await type('Last name', 'Applicant');
      await type('Email', 'sample@example.com');
      await type('Phone', '5155550168');
      await readTheForm(page);
      await tap(page.getByRole('button', { name: 'Submit application' }));
      await expect(page).toHaveURL(/\/application-success$/);
      const [received] = await platform.inbox();
      expect(received).toMatchObject({ firstName: 'Sample', hasResume: false });
      expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(MOST.taps.all);
    });

    test('is found by words in one tap', async ({ page, world, ownWorld }) => {
      const { site } = await ownWorld({ records: await twoAlike(world) });
      await page.goto(`${site.url}/jobs`);
      await comesToLife(page);
      await page.getByRole('searchbox', { name: 'Search by keyword or job ID' }).tap();
      await page.keyboard.type('icu nights texas $2500');
      await areFound(page);
    });
  });

  test('by keyboard, back from its page to the list, the first job is saved in 33 keys, 10 of them on the list, by Enter as by Space', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/jobs?state=TX&specialty=ICU');
    await page.goto(
      (await cards(page)
        .first()
        .getByRole('link', { name: 'View Details' })
        .getAttribute('href')) ?? '',
    );
    let keys = 0;
    const press = async (key: string) => {
      await page.keyboard.press(key);
      keys += 1;
    };
    /** Tabs to a control, by every skip link on the way. */
    const reach = async (control: Locator) => {
      const isThere = () => control.evaluate((element) => element === document.activeElement);
      while (keys <= MOST.keys.all && !(await isThere())) {
        await press('Tab');
        const skips = await page.evaluate(
          () => document.activeElement?.textContent?.startsWith('Skip to') ?? false,
        );
        if (skips) await press('Enter');
      }
      await press('Enter');
    };
    await reach(page.getByRole('link', { name: 'Back to jobs' }).first());
    await expect(page).toHaveURL(/\/jobs\?state=TX&specialty=ICU$/);
    await comesToLife(page);
    const save = saveButton(cards(page).first());
    const before = keys;
    await reach(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(keys - before).toBeLessThanOrEqual(MOST.keys.onList);
    expect(keys).toBeLessThanOrEqual(MOST.keys.all);
    await page.keyboard.press('Space');
    await expect(save).toHaveAttribute('aria-pressed', 'false');
  });
});
