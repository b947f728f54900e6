import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** What a strict parser reads from a document: its error, or the texts of the selected elements. */
async function readXml(page: Page, xml: string, selector: string) {
  return page.evaluate(
    ([text = '', wanted = '']) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const error = document.querySelector('parsererror')?.textContent;
      return error
        ? [`not XML: ${error}`]
        : [...document.querySelectorAll(wanted)].map((one) => one.textContent ?? '');
    },
    [xml, selector],
  );
}

test('the feed for aggregators has the jobs of the list, each linked to its page', async ({
  page,
  request,
  world,
}) => {
  const answer = await request.get('/feeds/jobs.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const xml = await answer.text();
  const urls = await readXml(page, xml, 'source > job > url');
  const { jobs }: { jobs: { id: string; city: string | null; state: string | null }[] } = await (
    await request.get('/api/jobs')
  ).json();
  const placed = jobs.filter(({ city, state }) => city ?? state);
  expect(urls.length).toBeGreaterThan(placed.length * 0.9);
  expect(placed.map(({ id }) => `${world.site.url}/jobs/${id}`)).toEqual(
    expect.arrayContaining(urls),
  );
  expect((await request.get(urls[0] ?? '')).status()).toBe(200);
  for (const field of ['title', 'date', 'referencenumber', 'company', 'country', 'description']) {
    const texts = await readXml(page, xml, `job > ${field}`);
    expect(texts.filter((text) => text.trim()).length, field).toBe(urls.length);
  }
  const dates = await readXml(page, xml, 'job > date');
  expect(Math.max(...dates.map((date) => Date.parse(date)))).toBeLessThanOrEqual(Date.now());
  const etag = answer.headers().etag ?? '';
  const again = await request.get('/feeds/jobs.xml', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const since = { 'if-modified-since': answer.headers()['last-modified'] ?? '' };
  expect((await request.get('/feeds/jobs.xml', { headers: since })).status()).toBe(304);
  const other = { ...since, 'if-none-match': '"other"' };
  expect((await request.get('/feeds/jobs.xml', { headers: other })).status()).toBe(200);
});

test('the list links its feeds in its head with the active filters, and the feeds apply them', async ({
  page,
  request,
  world,
}) => {
  await page.goto('/jobs?state=TX&sort=highestPay&page=2');
  const feeds = page.locator('head link[rel="alternate"]');
  const hrefOf = (type: string) => feeds.and(page.locator(`[type="${type}"]`)).getAttribute('href');
  const [rss, json] = [await hrefOf('application/rss+xml'), await hrefOf('application/feed+json')];
  expect(rss).toBe(`${world.site.url}/jobs/feed.xml?state=TX`);
  expect(json).toBe(`${world.site.url}/jobs/feed.json?state=TX`);

  const feed = await (await request.get(json ?? '')).json();
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  const list: { jobs: { id: string; state: string | null }[] } = await (
    await request.get('/api/jobs')
  ).json();
  const inTexas = list.jobs.filter(({ state }) => state === 'TX');
  const urls = feed.items.map(({ url }: { url: string }) => url);
  expect([...urls].sort()).toEqual(inTexas.map(({ id }) => `${world.site.url}/jobs/${id}`).sort());
  const answer = await request.get(rss ?? '');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  expect(await readXml(page, await answer.text(), 'item > link')).toEqual(urls);
});
