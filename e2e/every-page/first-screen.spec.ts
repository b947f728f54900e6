import type { Page } from '@playwright/test';
import { firstJob } from '../support/first-job';
import { answerTiles } from '../support/map';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** The text of the section in the middle of the window. */
const whatIsInTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    return middle?.closest('article, section')?.textContent ?? null;
  });

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`on a ${name} a link to a fragment and a reload both end at the right place`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page);
    await page.goto('/#not-sure', { waitUntil: 'networkidle' });
    await expect(page.locator('#not-sure')).toBeInViewport();
    expect(await shifts()).toEqual([]);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
    await page.waitForTimeout(300);
    const left = await whatIsInTheMiddle(page);
    await page.reload({ waitUntil: 'networkidle' });
    // Not by pixels from the top: a page whose font loads late may have another height for a moment.
    await expect.poll(() => whatIsInTheMiddle(page)).toBe(left);
    expect(await shifts()).toEqual([]);
  });
}

/** Whether text is set in the site's own font. */
const hasWebFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const width = (family: string) => {
      const word = document.createElement('span');
      word.textContent = 'Nursing jobs, paid weekly';
      word.style.setProperty('font-family', family);
      word.style.setProperty('position', 'absolute');
      document.body.append(word);
      const found = word.getBoundingClientRect().width;
      word.remove();
      return found;
    };
    return width('var(--font)') !== width("'Instrument Sans Fallback'");
  });

test.describe('a first visit is in the brand’s font', () => {
  const KINDS = [
    '/',
    '/about',
    '/Travel-Nursing-Jobs',
    '/jobs/{id}',
    '/nowhere',
    '/jobs',
    '/quickapply',
    '/apply/{id}',
    '/contact',
    '/saved',
    '/job-map',
    '/upload?id=u-7',
  ];
  for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test(`on a ${name}, on every kind of page`, async ({ browser, page, world }) => {
      const job = await firstJob(page);
      for (const kind of KINDS) {
        const path = kind.replace('{id}', job);
        // A context of its own, with nothing cached from another page.
        const visit = await browser.newContext({ baseURL: world.site.url, viewport });
        await answerTiles(visit);
        const first = await visit.newPage();
        await first.goto(path, { waitUntil: 'load' });
        expect(await hasWebFont(first), path).toBe(true);
        await visit.close();
      }
    });
  }
});
