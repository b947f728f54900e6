import type { Page } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { holdBack } from '../support/hold-back';
import { answerTiles, clusters, foreignPage, markers, openMap, recordAt } from '../support/map';
import { expect, expectAccessible, sharedWorld, test } from '../support/test';

const INTRO =
  'Explore healthcare job opportunities across the United States. Use the filters to narrow down your search and click on map markers to view job details.';
const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const count = (text: string) => Number(/\d+/.exec(text)?.[0]);
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + count(text), 0);
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Map' });
const status = (page: Page) => page.getByText(/positions? found/);
/** A filter of the map by its label: its button and its options. */
const filter = (page: Page, label: string) => ({
  button: page.getByRole('button', { name: new RegExp(`^${label}`) }),
  options: page.getByRole('group', { name: label }).getByRole('checkbox'),
});

/** Six jobs in four places, two of them in Texas. */
const fewPlaces = sharedWorld({
  records: [
    recordAt(0, 'Austin', 'TX', AUSTIN),
    recordAt(1, 'Dallas', 'TX', { latitude: 32.78, longitude: -96.8 }),
    ...[2, 3, 4].map((n) => recordAt(n, 'Bangor', 'ME', { latitude: 44.8, longitude: -68.8 })),
    recordAt(5, 'Denver', 'CO', { latitude: 39.74, longitude: -104.99 }),
  ],
});

test('the filters have a box of their own, beside the map or above it', async ({ page }) => {
  for (const [width, isBeside] of [
    [1280, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/job-map');
    const panel = await page.locator('#map-filters').boundingBox();
    const results = await page.getByRole('region', { name: 'Jobs by place' }).boundingBox();
    if (!panel || !results) throw new Error('The panel has no box');
    expect(panel.height).toBeGreaterThan(40);
    expect(panel.x + panel.width <= results.x).toBe(isBeside);
    expect(panel.y + panel.height <= results.y).toBe(!isBeside);
  }
});

test('the first HTML has heading, filters and every place with its links (RT-06, MP-01, MP-02, MP-21)', async ({
  request,
}) => {
  const response = await request.get('/job-map');
  expect(response.status()).toBe(200);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  expect(html).toContain(
    `<title>Job Location Map | Find Healthcare Jobs Near You with ${SITE.brand}</title>`,
  );
  expect(html).toMatch(/<meta name="description" content="[^"]{90,}"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/job-map"/);
  expect(html).not.toContain('noindex');
  for (const text of ['Job Location Map</h1>', INTRO, 'Refine Your Search', 'Loading Map...']) {
    expect(html).toContain(text);
  }
  const [, total = 0, places = 0] = /(\d+) positions found in (\d+) places/.exec(html) ?? [];
  expect(Number(total)).toBeGreaterThan(300);
  const cities = html.match(/<h4[^>]*><span>[^<]+, [A-Z]{2}<\/span><span[^>]*>\d+ jobs?</g) ?? [];
  expect(cities).toHaveLength(Number(places));
  expect(new Set(html.match(/href="\/jobs\/\w+"/g)).size).toBeGreaterThanOrEqual(Number(places));
  expect(html).toContain('href="/jobs/in/iowa"');
});

test('only the embed may be framed by others, and it is not indexed (EM-01, EM-02)', async ({
  request,
}) => {
  const embed = await request.get('/job-map-embed?title=RN');
  expect(embed.status()).toBe(200);
  const framedBy = (headers: Readonly<Record<string, string>>) =>
    /frame-ancestors [^;]+/.exec(headers['content-security-policy'] ?? '')?.[0];
  expect(framedBy(embed.headers())).toBe('frame-ancestors *');
  expect(embed.headers()).not.toHaveProperty('x-frame-options');
  expect(await embed.text()).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  for (const path of ['/', '/jobs', '/job-map', '/jobs/none', '/api/health', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect([path, framedBy(headers)]).toEqual([path, "frame-ancestors 'none'"]);
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('clusters add up, zoom on a click, and Reset leads back (MP-14, MP-18, MP-19, MP-20)', async ({
  page,
  context,
}) => {
  const asked = await answerTiles(context);
  await openMap(page, '/job-map');
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/tile\.openstreetmap\.org\/4\//);
  await expect(reset(page)).toHaveCount(0);
  await expectAccessible(page, 'the map');
  const [total] = (await status(page).innerText()).split(' ');
  expect(sum(await markers(page).allInnerTexts())).toBeLessThanOrEqual(Number(total));
  expect(sum(await markers(page).allInnerTexts())).toBeGreaterThan(Number(total) / 2);
  const cluster = clusters(page).first();
  await cluster.click();
  await expect(reset(page)).toBeVisible();
  await expect(reset(page)).toHaveAttribute('title', 'Reset Map');
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
  await reset(page).click();
  await expect(reset(page)).toHaveCount(0);
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.leaflet-container')).toBeFocused();
});

test(
  'a double click on Reset Map resets the map, and does nothing more (MP-19)',
  { tag: '@long' },
  async ({ page, context }) => {
    await answerTiles(context);
    // Without animation the map moves at once, or not at all.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page, '/job-map');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const box = await reset(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await expect(reset(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);

test('filters by check box, tag, Clear All and address; Reset leaves them (MP-03..MP-10, MP-19)', async ({
  page,
  context,
}) => {
  await answerTiles(context);
  await openMap(page, '/job-map?utm_source=mail');
  const all = count(await status(page).innerText());
  for (const [label, placeholder] of [
    ['Job Title', 'Select job titles...'],
    ['Specialty', 'Select specialties...'],
    ['Shift', 'Select shifts...'],
  ] as const) {
    await expect(filter(page, label).button).toContainText(placeholder);
  }
  const [specialty, shift] = [filter(page, 'Specialty'), filter(page, 'Shift')];
  await shift.button.click();
  await shift.options.first().check();
  await shift.options.nth(1).check();
  await expect(shift.button).toContainText('2 selected');
  await specialty.button.click();
  await expect(shift.button).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('searchbox', { name: 'Search Specialty' }).fill('iCu');
  await expectAccessible(page, 'an open filter');
  await specialty.options.first().check();
  await expect(specialty.button).toContainText('1 selected');
  await expect(page).toHaveURL(/\?specialty=[^&]*ICU[^&]*&shift=[^&]*&utm_source=mail$/);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(specialty.button).toHaveAttribute('aria-expanded', 'false');
  const tags = page.getByRole('list', { name: 'Selected filters' });
  await expect(tags.locator('[data-tone="specialty"]')).toHaveCount(1);
  await expect(tags.locator('[data-tone="shift"]')).toHaveCount(2);
  const some = count(await status(page).innerText());
  expect(some).toBeLessThan(all);
  await expect.poll(async () => sum(await markers(page).allInnerTexts())).toBeLessThanOrEqual(some);

  await tags
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(tags.locator('[data-tone="specialty"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Jobs by place' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/job-map?utm_source=mail');
  await expect.poll(async () => count(await status(page).innerText())).toBe(all);

  await openMap(page, '/job-map?shift=NIGHTS%252C%203%20×%2012&specialty=icu&sort=recent');
  await expect(specialty.button).toContainText(/\d+ selected/);
  const [, filtered] = page.url().split('?');
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
  await reset(page).click();
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(`/job-map?${filtered}`);
  await expect(reset(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/job-map?sort=recent');
  await expect(reset(page)).toHaveCount(0);
  await page.goto('/job-map?title=Nosuchtitle');
  await expect(
    page.getByText('No jobs match your selected filters. Try adjusting your criteria.'),
  ).toBeVisible();
});

test(
  'a state in the query fits the map to it, and filters nothing out (MP-21)',
  { tag: '@long' },
  async ({ page, context }) => {
    await answerTiles(context);
    await openMap(page, '/job-map?state=IA');
    // Only what is in view, or just beyond it, is on the map.
    const names = (await markers(page).allInnerTexts()).join('\n');
    expect(names).toMatch(/IA|Iowa/);
    expect(names).not.toMatch(/California|Oregon|Maine|, (CA|OR|ME)/);
    await expect(reset(page)).toBeVisible();
    await reset(page).click();
    await expect(page).toHaveURL('/job-map?state=IA');
    await expect(
      markers(page)
        .filter({ hasText: /California|, CA/ })
        .first(),
    ).toBeVisible();
  },
);

test(
  'with a state the page says how many jobs it has, the map how many are in view, and a link leads to the list',
  { tag: '@long' },
  async ({ page, context }) => {
    await answerTiles(context);
    const { site } = fewPlaces();
    const search = 'specialty=ICU&state=TX&sort=recent';
    const html = await (await page.request.get(`${site.url}/job-map?${search}`)).text();
    expect(html.replaceAll('<!-- -->', '')).toContain(
      '6 positions found in 4 places, 2 shown in Texas',
    );
    await openMap(page, `${site.url}/job-map?${search}`);
    await expect(page.getByText('2 in view of 6')).toBeVisible();
    await expectAccessible(page, 'a map fitted to a state');
    await page.getByRole('button', { name: 'Show as list' }).click();
    const all = page.getByRole('link', { name: 'View Job List' });
    await expect(all).toHaveAttribute('href', `/jobs?${search}`);
    await page.getByRole('button', { name: 'Show as map' }).click();
    await expect(all).toBeHidden();
    await reset(page).click();
    await expect(page.getByText(/in view of/)).toHaveCount(0);
    await expect(status(page)).toHaveText('6 positions found in 4 places, 2 shown in Texas');
  },
);

test(
  'a popup shows one job, or all of a place, by mouse and keyboard (MP-15, MP-16)',
  { tag: '@long' },
  async ({ ownWorld, page, context }) => {
    await answerTiles(context);
    const boise = { latitude: '43.615', longitude: '-116.2023' };
    const { site } = await ownWorld({
      records: [
        ...Array.from({ length: 12 }, (_, n) =>
          recordAt(n, n % 2 ? 'AUSTIN' : 'Austin', n % 3 ? 'TX' : 'tx', AUSTIN),
        ),
        recordAt(20, 'Boise', 'ID', JSON.stringify(boise), { Contract_Length: '13 weeks' }),
      ],
    });
    await openMap(page, `${site.url}/job-map`);
    await page.getByRole('button', { name: '12 jobs in Austin, TX' }).click();
    await expect(page.getByRole('heading', { name: '12 Jobs in Austin, TX' })).toBeVisible();
    const list = page.getByRole('list', { name: '12 Jobs in Austin, TX' });
    expect(
      await list.evaluate((box) => [box.clientHeight <= 300, box.scrollHeight > box.clientHeight]),
    ).toEqual([true, true]);
    const popup = page.locator('.leaflet-popup-content');
    expect((await popup.boundingBox())?.width).toBeLessThanOrEqual(350);
    expect((await popup.boundingBox())?.height).toBeLessThanOrEqual(400);
    await expect(popup.getByRole('link', { name: 'All jobs in Austin, TX' })).toHaveAttribute(
      'href',
      '/jobs/in/texas/austin',
    );
    // In a color of ours, not in Leaflet's blue.
    await expect(popup.getByRole('link', { name: 'All jobs in Austin, TX' })).not.toHaveCSS(
      'color',
      'rgb(0, 120, 168)',
    );
    await expectAccessible(page, 'a popup of several jobs');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('button', { name: '12 jobs in Austin, TX' })).toBeFocused();

    const one = page.getByRole('button', { name: '1 job in Boise, ID' });
    await one.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('ICU Registered Nurse (RN)');
    await expect(card).toContainText('Boise, ID');
    await expect(card).toContainText('$2,310 – $2,480');
    await expect(card).toContainText('Nights, 3 × 12');
    await expect(card).toContainText('13 weeks');
    await expect(card.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      '/apply/a0MAP0000000020',
    );
    expect(await card.innerText()).not.toMatch(/2,480 weekly/i);
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link', { name: 'View Details' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/jobs/a0MAP0000000020`);
  },
);

test(
  'awkward places: skipped on the map, counted and listed under it, logged (MP-11..MP-13)',
  { tag: '@long' },
  async ({ ownWorld, page, context }) => {
    await answerTiles(context);
    const awkward: readonly [string, string, unknown][] = [
      ['Reno', 'NV', 'two miles past the old mill'],
      ['Elko', 'NV', '{"latitude": 40.83, "longitude"'],
      ['Nome', 'AK', { latitude: 72.1, longitude: -165 }],
      ['San Juan', 'PR', { latitude: 19.9, longitude: -66 }],
      ['Halifax', 'ME', { latitude: 44, longitude: -59.9 }],
      ['Null Island', 'TX', { latitude: 0, longitude: 0 }],
      ['Nowhere', 'TX', { latitude: 'north', longitude: null }],
      ['', 'TX', AUSTIN],
      ['Austin', '', AUSTIN],
      // With these there are more than the page itself lists.
      ...Array.from({ length: 15 }, (): [string, string, unknown] => ['Waco', 'TX', null]),
    ];
    const { site } = await ownWorld({
      records: [
        recordAt(0, 'Austin', 'TX', AUSTIN),
        ...awkward.map(([city, state, place], at) => recordAt(at + 1, city, state, place)),
      ],
    });
    await openMap(page, `${site.url}/job-map`);
    await expect(markers(page)).toHaveCount(1);
    await expect(page.getByText(`${awkward.length + 1} positions found in 1 place`)).toBeVisible();
    await page.getByText(`${awkward.length} jobs without a place on the map`).click();
    const listed = page.getByRole('group').getByRole('link', { name: /Registered Nurse/ });
    await expect(listed.filter({ visible: true })).toHaveCount(awkward.length);
    await expect.poll(site.output).toMatch(/geolocation/i);
  },
);

test(
  'Show as list has the same groups; broken tiles leave the outline of the states (MP-20, MP-21)',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.route(/openstreetmap/, (route) => route.fulfill({ status: 500 }));
    await openMap(page, '/job-map');
    await expect(page.locator('.leaflet-outline-pane path').first()).toBeVisible();
    expect(await page.locator('.leaflet-outline-pane path').count()).toBeGreaterThan(45);
    await expect(page.locator('img.leaflet-tile-loaded')).toHaveCount(0);
    const line = await status(page).innerText();
    await page.getByRole('button', { name: 'Show as list' }).click();
    await expect(markers(page)).toHaveCount(0);
    const places = page.locator('h4').filter({ hasText: /, [A-Z]{2}/ });
    expect(line).toContain(`in ${await places.count()} places`);
    await expectAccessible(page, 'the list of places');
    await page.getByText('Iowa', { exact: true }).click();
    const city = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Des Moines, IA/ }) });
    await expect(city.getByRole('link').first()).toHaveAttribute('href', /^\/jobs\/\w+$/);
    await page.getByRole('button', { name: 'Show as map' }).click();
    await expect(markers(page).first()).toBeVisible();
  },
);

test('the map is shown before any list is fetched, and an open card stays when the list arrives', async ({
  page,
  context,
}) => {
  await answerTiles(context);
  const { site } = fewPlaces();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openMap(page, `${site.url}/job-map`);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const marker = page.getByRole('button', { name: '3 jobs in Bangor, ME' });
  const drawn = await marker.elementHandle();
  await marker.click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show as list' }).click();
  // The page names one job of each place, the list all of them.
  await page.getByText('and 2 more').waitFor({ state: 'detached' });
  expect(asked).toContain('/api/jobs/compact');
  await page.getByRole('button', { name: 'Show as map' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('button', { name: /^Shift/ }).click();
  await page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first().check();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(marker).toBeVisible();
});

test(
  'the map adapts to its window: each size has its default view (CN-18, CN-19, MP-18)',
  { tag: '@long' },
  async ({ page, context }) => {
    await answerTiles(context);
    await openMap(page, '/job-map');
    const right = () =>
      page.locator('.leaflet-container').evaluate((map) => {
        const tiles = [...map.querySelectorAll('img.leaflet-tile')];
        const edge = Math.max(...tiles.map((tile) => tile.getBoundingClientRect().right));
        return edge >= map.getBoundingClientRect().right;
      });
    await page.setViewportSize({ width: 900, height: 900 });
    await page.setViewportSize({ width: 1500, height: 900 });
    await expect.poll(right).toBe(true);
    await expect(reset(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await expect(reset(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  },
);

test(
  'loading, failed, empty: each says so (MP-17, ER-13, ER-27)',
  { tag: '@long' },
  async ({ ownWorld, page, context }) => {
    await answerTiles(context);
    const release = await holdBack(page, '**/_next/static/chunks/*.js');
    await page.goto('/job-map', { waitUntil: 'commit' });
    await expect(page.getByText('Loading Map...')).toBeVisible();
    await expectAccessible(page, 'the map while it loads');
    release();
    await markers(page).first().waitFor();
    await page.route('**/api/jobs/compact', (route) =>
      route.fulfill({ status: 503, json: { error: 'down' } }),
    );
    const shift = filter(page, 'Shift');
    await shift.button.click();
    await shift.options.first().check();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
      'Failed to load job listings: Failed to fetch jobs. Please check your network connection and try again.',
    );
    await expect(page.locator('h4')).toHaveCount(0);
    await expect(markers(page)).toHaveCount(0);
    await page.unroute('**/api/jobs/compact');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(markers(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(1);

    const empty = await ownWorld({ jobs: 0 });
    await page.goto(`${empty.site.url}/job-map`);
    await expect(
      page.getByText('No job locations available at this time. Please check back later.'),
    ).toBeVisible();
    await expectAccessible(page, 'the empty map');
    const silent = await ownWorld({
      faults: [{ match: '/cerebralstaffing', refuse: true }],
      waitsForList: false,
    });
    const failed = await page.goto(`${silent.site.url}/job-map`);
    expect(failed?.status()).toBeGreaterThanOrEqual(500);
    await expect(
      page.getByText(/^Failed to load job listings: Failed to fetch jobs\./),
    ).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the panel folds, a filter is an overlay with a backdrop (MP-03, MP-06)',
    { tag: '@long' },
    async ({ page, context }) => {
      await answerTiles(context);
      await openMap(page, '/job-map');
      await expect(reset(page)).toHaveCount(0);
      const { button, options } = filter(page, 'Shift');
      await expect(button).toBeHidden();
      await page.getByRole('button', { name: 'Expand' }).click();
      await page.getByRole('button', { name: 'Collapse' }).click();
      await expect(button).toBeHidden();
      await page.getByRole('button', { name: 'Expand' }).click();
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Shift' });
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expectAccessible(page, 'the overlay of a filter');
      await options.first().check();
      await page.mouse.click(195, 20);
      await expect(dialog).toBeHidden();
      await expect(button).toContainText('1 selected');
      await page.getByRole('button', { name: 'Clear All' }).click();
      await expect(button).toContainText('Select shifts...');
      // Once unfolded, it stays so for the visit.
      await openMap(page, '/job-map');
      await expect(button).toBeVisible();
    },
  );

  test(
    'an overlay leads to the map by its last button, and Back closes it',
    { tag: '@long' },
    async ({ page, context }) => {
      await answerTiles(context);
      await page.goto('/about');
      await openMap(page, '/job-map');
      await page.getByRole('button', { name: 'Expand' }).click();
      const { button, options } = filter(page, 'Shift');
      const dialog = page.getByRole('dialog', { name: 'Shift' });
      await button.click();
      await options.first().check();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(button).toContainText('1 selected');
      await expect(page).toHaveURL(/\/job-map\?shift=/);
      await button.click();
      await dialog.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
      await expect(button).toBeHidden();
      await expect(page.getByRole('region', { name: 'Jobs by place' })).toBeFocused();
      await expect(status(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('region', { name: 'Map' })).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/about');
    },
  );

  test('a card fits between zoom buttons and edge on the smallest screen (CN-22)', async ({
    page,
    context,
  }) => {
    await answerTiles(context);
    const { site } = fewPlaces();
    await page.setViewportSize({ width: 320, height: 640 });
    await openMap(page, `${site.url}/job-map`);
    await page.getByRole('button', { name: '1 job in Denver, CO' }).click();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const side = (selector: string, name: 'left' | 'right') =>
            document.querySelector(selector)?.getBoundingClientRect()[name] ?? NaN;
          const card = '.leaflet-popup-content-wrapper';
          return [
            side(card, 'left') >= side('.leaflet-control-zoom', 'right'),
            side(card, 'right') <= side('.leaflet-container', 'right'),
          ];
        }),
      )
      .toEqual([true, true]);
  });
});

test(
  "within another site's page: no chrome, links leave the frame, nothing else may be framed (EM-01, EM-02)",
  { tag: '@long' },
  async ({ page, context, world }) => {
    await answerTiles(context);
    const partner = await foreignPage(`${world.site.url}/job-map-embed`);
    await page.goto(partner.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('button', { name: /^\d+ jobs? in / }).first()).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await expect(frame.getByText(INTRO)).toHaveCount(0);
    const credits = frame.locator('.leaflet-control-attribution a');
    await expect(credits.filter({ hasText: 'OpenStreetMap' })).toHaveAttribute('target', '_top');
    await expect(credits.filter({ hasText: 'Leaflet' })).toHaveAttribute('target', '_top');
    await frame.getByRole('button', { name: 'Show as list' }).click();
    await frame.getByText('Iowa', { exact: true }).click();
    await frame
      .getByRole('link', { name: /Registered Nurse|RN|LPN/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/jobs\/\w+$/);
    partner.close();

    const other = await foreignPage(`${world.site.url}/job-map`);
    await page.goto(other.url);
    await expect(page.frameLocator('iframe').getByText('Job Location Map')).toHaveCount(0);
    other.close();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a form filters, and the places lead to their jobs (MP-21)',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/job-map?state=IA&utm_source=mail');
      await expect(page.getByText('Loading Map...')).toBeHidden();
      const all = count(await status(page).innerText());
      await filter(page, 'Specialty').options.first().check();
      await page.getByRole('button', { name: 'Show jobs' }).click();
      // A parameter that is not a filter is not part of a page cached for everyone (docs/decisions/0003).
      const sent = new URL(page.url()).searchParams;
      expect([sent.get('state'), sent.has('utm_source')]).toEqual(['IA', false]);
      expect(count(await status(page).innerText())).toBeLessThan(all);
      await page.getByRole('link', { name: /^Remove/ }).click();
      await expect(page).toHaveURL('/job-map?state=IA');
      await page
        .getByRole('link', { name: /Registered Nurse|RN|LPN/ })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(/\/jobs\/\w+$/);
    },
  );
});
