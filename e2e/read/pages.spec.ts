import type { APIRequestContext, Page } from '@playwright/test';
import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { pathsOf } from '@/lib/content/addresses/pages';
import { LANDING_PATHS, WHY_PATH } from '@/lib/content/addresses/paths';
import { expect, expectAccessible, test } from '../support/test';

const LANDINGS = Object.values(LANDING_PATHS);
/** Texts and landing pages. */
const DOCUMENTS = pathsOf(
  ({ path, kind, shows, search }) =>
    path !== '/' && kind === 'document' && search === 'indexed' && shows !== 'jobs',
);
/** Somewhere on the page, word for word. */
const SAYS: Readonly<Record<string, string>> = {
  '/Nursing-Staffing-Services': 'Nursing jobs',
  '/Travel-Nursing-Jobs': 'with help on housing and licensure',
  '/Long-Term-Care-Nurse-Jobs': '2015 to 2030',
  '/Cath-Labs-Technologist-Jobs': 'RCIS',
  '/Cardiopulmonary-Jobs': 'Respiratory therapist',
  '/Imaging-Jobs': 'CT technologist',
  '/Laboratory-Technologist-Jobs': 'Histology technician',
  '/Therapy-Social-Worker-Jobs': 'Licensed clinical social worker',
  '/about': 'Our mission',
  [WHY_PATH]: 'per successful referral',
  '/recruiter-riley': 'Reply STOP',
  '/privacy-policy': 'Your choices and rights',
  '/terms-and-conditions': 'Warranties and liability',
  '/equal-opportunity': 'equal opportunity employer',
  '/accessibility': 'WCAG',
};

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const firstOf = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
const headOf = (html: string) => ({
  title: firstOf(html, /<title>([^<]*)<\/title>/),
  description: firstOf(html, /<meta name="description" content="([^"]*)"/),
  canonical: firstOf(html, /<link rel="canonical" href="([^"]*)"/),
});
/** The page between its header and its footer, which contain much text on every page. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
/** What a visitor without JavaScript gets: the page without its scripts. */
const bodyOf = (html: string) =>
  decode(html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', ''));

/** A build has no jobs: the first request triggers a render with them. */
async function htmlWithJobs(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = bodyOf(await (await request.get(path)).text());
    expect(html).toContain('<article');
  }).toPass();
  return html;
}

test.describe('over plain HTTP', () => {
  test('every sentence that is looked for is of one of the pages', () => {
    expect(DOCUMENTS).toEqual(expect.arrayContaining(Object.keys(SAYS)));
  });

  for (const path of DOCUMENTS) {
    test(`${path} is a whole page (RT-02..05, LP-01, LP-02, MK-08)`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const body = bodyOf(html);
      expect(html).toContain('<html lang="en"');
      expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(mainOf(body)).toContain(SAYS[path] ?? '');
      const { title, description, canonical } = headOf(html);
      expect(title.endsWith(` | ${SITE.titleBrand}`), title).toBe(true);
      expect(description.length).toBeGreaterThan(90);
      expect(new URL(canonical).pathname).toBe(path);
      expect(html).not.toContain('noindex');
      const images = body.match(/<img\b[^>]*>/g) ?? [];
      expect(images.length).toBeGreaterThan(0);
      expect(images.filter((image) => !/\balt="/.test(image))).toEqual([]);
      const crumbs = [
        ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
      ].filter(([, json]) => json?.includes('BreadcrumbList'));
      expect(crumbs).toHaveLength(1);
      expect(body).toContain('aria-label="Breadcrumb"');
    });
  }

  test('no two pages share a title or a description', async ({ request }) => {
    const heads = await Promise.all(
      DOCUMENTS.map(async (path) => headOf(await (await request.get(path)).text())),
    );
    for (const name of ['title', 'description'] as const) {
      expect(new Set(heads.map((head) => head[name])).size).toBe(DOCUMENTS.length);
    }
  });

  for (const path of [
    '/why-us',
    '/why-',
    `/why-${SITE.whySlug}-2`,
    '/no-such-page',
    `/why-${SITE.whySlug}/more`,
  ]) {
    test(`${path} is a 404 (RT-03, RT-09)`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  for (const path of LANDINGS) {
    test(`${path} shows its newest jobs, their count, a contact button and a number to call (LP-03)`, async ({
      request,
    }) => {
      const html = await htmlWithJobs(request, path);
      const [, count = ''] = />See (\d+) [a-zA-Z -]+</.exec(html) ?? [];
      const [, href = ''] = /href="(\/jobs\?[^"]+)"[^>]*>See \d+/.exec(html) ?? [];
      expect(Number(count)).toBeGreaterThan(0);
      const list = bodyOf(await (await request.get(href.replaceAll('&amp;', '&'))).text());
      expect(list).toMatch(new RegExp(`>${count} positions? found<`));
      expect(mainOf(html)).toContain('href="/contact"');
      expect(mainOf(html)).toContain(`href="${SITE.phone.href}"`);
    });
  }

  test('the figures on demand and both bonuses are on their pages (LP-04, MK-02, MK-03)', async ({
    request,
  }) => {
    const read = async (path: string) => mainOf(bodyOf(await (await request.get(path)).text()));
    const care = await read('/Long-Term-Care-Nurse-Jobs');
    for (const text of ['28%', '41%', 'Source:']) expect(care).toContain(text);
    const { why, riley, benefits, qualifier } = REFERRAL_BONUS;
    const whyPage = await read(`/why-${SITE.whySlug}`);
    for (const text of [why, qualifier, 'Get Started']) expect(whyPage).toContain(text);
    const rileyPage = await read('/recruiter-riley');
    for (const text of [riley, qualifier]) expect(rileyPage).toContain(text);
    // Also beside the benefits; the footer has its own.
    for (const path of LANDINGS) {
      const main = await read(path);
      expect(main.includes(qualifier), path).toBe(main.includes(benefits));
    }
    expect(care).toContain(benefits);
  });
});

test('Get Started leads to /contact (MK-02)', async ({ page }) => {
  await page.goto(`/why-${SITE.whySlug}`);
  const links = await page.getByRole('link', { name: 'Get Started' }).all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
});

test('/about#our-mission is the mission (MK-01)', async ({ page }) => {
  await page.goto('/about#our-mission');
  await expect(page.locator('#our-mission')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Our mission' })).toBeVisible();
});

const questions = (page: Page) => page.locator('#questions details');

async function expectOneOpenAtATime(page: Page) {
  await expect(questions(page)).toHaveCount(8);
  await expect(questions(page).nth(0)).toHaveAttribute('open');
  await questions(page).nth(3).locator('summary').click();
  await expect(page.locator('#questions details[open]')).toHaveCount(1);
  await expect(questions(page).nth(3)).toHaveAttribute('open');
  await questions(page).nth(4).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#questions details[open]')).toHaveCount(1);
  await expect(questions(page).nth(4)).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(page.locator('#questions details[open]')).toHaveCount(0);
}

test('one answer about Riley is open at a time, by mouse and keyboard (MK-07)', async ({
  page,
}) => {
  await page.goto('/recruiter-riley');
  await expectOneOpenAtATime(page);
  await questions(page).nth(7).locator('summary').click();
  await expectAccessible(page, 'the last question open');
  const second = questions(page).nth(1).locator('p');
  const isDrawn = () =>
    second.evaluate((answer) => answer.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isDrawn()).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions still open and close (MK-07, MK-08)', async ({ page }) => {
    await page.goto('/recruiter-riley');
    await expectOneOpenAtATime(page);
  });

  test('a specialty leads to its list, a legal text to its sections', async ({ page, request }) => {
    await htmlWithJobs(request, '/Imaging-Jobs');
    await page.goto('/Imaging-Jobs');
    await page.getByRole('link', { name: /^See \d+ imaging jobs$/ }).click();
    await expect(page).toHaveURL(/\/jobs\?specialty=Rad\+Tech/);
    await page.goto('/privacy-policy');
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await expect(page.locator('#security')).toBeInViewport();
  });
});

test.describe('axe finds nothing, and nothing scrolls sideways', () => {
  for (const path of DOCUMENTS) {
    test(path, { tag: '@long' }, async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expectAccessible(page, `${path} at ${width} px`);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test('caches in front revalidate after minutes, because the next release has other pages', async ({
  request,
}) => {
  for (const path of DOCUMENTS) {
    const [, seconds] =
      /^s-maxage=(\d+)/.exec((await request.get(path)).headers()['cache-control'] ?? '') ?? [];
    expect(Number(seconds), path).toBeLessThanOrEqual(300);
  }
});
