import { firstJob } from '../support/first-job';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('an iPhone zooms into no field, and enlarges no text when it is turned', async ({ page }) => {
  const job = await firstJob(page);
  for (const path of [
    '/',
    '/jobs',
    '/job-map',
    '/contact',
    '/quickapply',
    `/apply/${job}`,
    `/offer/${job}`,
    `/compare?ids=${job}`,
    '/reference?id=r-7',
    '/ref',
  ]) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter(
          (field) => !field.matches('[type=checkbox], [type=radio], [type=hidden], [type=file]'),
        )
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );
    expect(small, path).toEqual([]);
  }
  // Chromium knows the property by its plain name: only the style sheet itself has the prefix.
  const sheets = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        async ({ href }) => (await fetch(href)).text(),
      ),
    ),
  );
  expect(sheets.join('')).toContain('-webkit-text-size-adjust:100%');
});
