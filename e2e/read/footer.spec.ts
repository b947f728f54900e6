import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { LANDING_PATHS, WHY_PATH } from '@/lib/content/addresses/paths';
import type { Page } from '@playwright/test';
import { readHtml } from '../support/html';
import { shownJobs } from '../support/recount';
import { expect, expectAccessible, test } from '../support/test';

const footer = (page: Page) => page.getByRole('contentinfo');
const layerOf = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

/** Lets links be pressed without being followed. */
const stayHere = (page: Page) =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));

test('the footer is in the first HTML, with the agency as structured data (FT-01 to FT-06, SD-10)', async ({
  request,
}) => {
  for (const path of ['/', '/jobs', '/quickapply']) {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']): Record<string, unknown> => JSON.parse(json),
    );
    const agencies = blocks.filter((block) => block['@type'] === 'EmploymentAgency');
    expect(agencies).toHaveLength(1);
    expect(agencies[0]).toMatchObject({
      telephone: [SITE.phone.href.slice(4), SITE.secondPhone.href.slice(4)],
      address: { addressLocality: SITE.office.city, addressRegion: SITE.office.state },
    });
    for (const text of [
      'Who We Serve',
      REFERRAL_BONUS.riley,
      '/privacy-policy',
      '/terms-and-conditions',
    ]) {
      expect(html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))).toContain(text);
    }
    // The real map is not requested before a visitor asks for it.
    expect(html).not.toContain('output=embed');
  }
});

test('no page names two amounts for a referral: the footer has its own unless the page’s text quotes one', async ({
  request,
  world,
}) => {
  const { qualifier, ...quoted } = REFERRAL_BONUS;
  const [job] = await shownJobs(world.site.url);
  const amountsIn = (html: string) => {
    const { text } = readHtml(html);
    const named = [...new Set(Object.values(quoted))].filter((amount) => text.includes(amount));
    expect(named.length === 0 || text.includes(qualifier)).toBe(true);
    // An owner may name one amount everywhere: '$750' is within 'up to $750'.
    return named.filter((amount) => !named.some((it) => it !== amount && it.includes(amount)));
  };
  const quoting = ['/recruiter-riley', WHY_PATH, `/jobs/${job?.id}`];
  const missing = ['/jobs/a0Xgone0000000001', '/jobs/for', '/jobs/in/nowhere', '/no/such/page'];
  const others = ['/', '/about', '/jobs', '/jobs/in/texas', '/compare', '/terms-and-conditions'];
  for (const path of [...quoting, ...Object.values(LANDING_PATHS), ...missing, ...others]) {
    const html = await (await request.get(path)).text();
    // Reviews have footers too.
    const end = html.lastIndexOf('<footer');
    const inContent = amountsIn(html.slice(0, end));
    expect(inContent.length, path).toBeLessThanOrEqual(1);
    expect(amountsIn(`</head>${html.slice(end)}`), path).toEqual(
      inContent.length > 0 ? [] : [quoted.riley],
    );
    if (quoting.includes(path)) expect(inContent, path).toHaveLength(1);
    if (missing.includes(path)) expect(inContent, path).toEqual([]);
  }
});

test('the map loads on one click, and not before (FT-03)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('google'))).toEqual([]);
  await footer(page).getByRole('button', { name: 'Show our office' }).click();
  await expect(footer(page).getByTitle(`Map of ${SITE.office.line}`)).toBeVisible();
  await expectAccessible(page, 'the footer with its map');
  await expect(footer(page).getByRole('link', { name: 'Find us on the map' })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(SITE.office.line)}`,
  );
});

test('phone and email clicks are pushed to the data layer, without saying whose (AN-02)', async ({
  page,
}) => {
  await page.goto('/quickapply', { waitUntil: 'networkidle' });
  await stayHere(page);
  await footer(page).getByRole('link', { name: SITE.phone.text }).click();
  await footer(page).getByRole('link', { name: SITE.secondPhone.text }).click();
  await footer(page).getByRole('link', { name: SITE.email }).click();
  expect(await layerOf(page)).toEqual([
    { event: 'phone_click' },
    { event: 'phone_click' },
    { event: 'email_click' },
  ]);
});

for (const width of [390, 1440]) {
  test(`what structured data claims of the agency can be read at ${width} px, also while somebody applies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/about', '/quickapply', '/application-success']) {
      await page.goto(path);
      for (const { label, text } of [SITE.phone, SITE.secondPhone]) {
        const item = footer(page).getByRole('listitem').filter({ hasText: text });
        await expect(item, path).toHaveText(label ? `${label} ${text}` : text);
        await expect(item, path).toBeVisible();
      }
      await expect(footer(page).getByRole('link', { name: SITE.email }), path).toBeVisible();
      await expect(footer(page).getByText(SITE.office.line, { exact: true }), path).toBeVisible();
    }
  });
}

test('the footer of application pages is one row on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/quickapply', '/application-success']) {
    await page.goto(path);
    expect((await footer(page).boundingBox())?.height, path).toBeLessThanOrEqual(128);
    const lists = await footer(page).getByRole('list').filter({ visible: true }).all();
    expect(lists, path).toHaveLength(2);
    const [contact, legal] = await Promise.all(lists.map((list) => list.boundingBox()));
    if (!contact || !legal) throw new Error('A list has no box');
    expect(legal.y, path).toBeLessThan(contact.y + contact.height);
    expect(legal.x, path).toBeGreaterThan(contact.x + contact.width);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/about', '/quickapply'])
    test(`${path}: the footer’s links are as far apart as fingers need`, async ({ page }) => {
      await page.goto(path);
      const links = await footer(page)
        .getByRole('link')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((link) => ({
            name: link.textContent || link.ariaLabel,
            height: link.getBoundingClientRect().height,
          })),
        );
      expect(links.length).toBeGreaterThan(6);
      // A half more than what WCAG 2.2 asks for, 24 px: there are twenty of them.
      expect(links.filter(({ height }) => height < 36)).toEqual([]);
    });
});

for (const width of [320, 390, 768, 1280]) {
  test(
    `the footer at ${width} px: no axe finding, no overflow`,
    { tag: '@long' },
    async ({ page }) => {
      // The whole page fits: a header over a link would make it a smaller target.
      await page.setViewportSize({ width, height: 6_000 });
      await page.goto('/contact');
      await expect(footer(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, `the footer at ${width} px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    },
  );
}
