import { applyTo } from '../support/apply';
import { startSite } from '../support/world/site';
import { expect, test } from '../support/test';

const TOKEN = 'a-token-of-the-tests';

test('one scrape has what pages, handlers and instrumentation counted, for the owner alone (docs/decisions/0013)', async ({
  ownWorld,
}) => {
  const { platform } = await ownWorld({ jobs: 5 });
  const site = await startSite({
    build: 'bare',
    platformUrl: platform.apiUrl,
    settings: { METRICS_TOKEN: TOKEN },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, { headers });
  const scrape = async () => (await get('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
  const counts = async (line: string) => expect.poll(scrape).toMatch(new RegExp(`^${line} `, 'm'));

  const { jobs } = (await (await get('/api/jobs')).json()) as { jobs: { id: string }[] };
  const id = jobs[0]?.id ?? 'none';
  for (const path of ['/about', `/jobs/${id}`, '/jobs', '/feeds/jobs.xml', '/no/such/page'])
    await (await get(path)).text();
  expect((await applyTo(site.url)).status).toBe(200);

  await counts('site_http_requests_total\\{kind="document",status="2xx"\\}');
  await counts('site_http_requests_total\\{kind="document",status="4xx"\\}');
  await counts('site_http_requests_total\\{kind="app",status="2xx"\\}');
  await counts('site_http_requests_total\\{kind="feed",status="2xx"\\}');
  // Counted by instrumentation, by a page and by a handler: three bundles.
  await counts('site_platform_calls_total\\{call="list"\\}');
  await counts('site_platform_calls_total\\{call="job"\\}');
  await counts('site_platform_calls_total\\{call="apply"\\}');
  await counts('site_applications_total\\{outcome="received"\\}');
  await counts('site_snapshot_jobs');
  expect(await scrape()).not.toContain(id);

  const refused = await get('/metrics');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
  await site.stop();
});

test('without a token there are no metrics', async ({ request }) => {
  expect((await request.get('/metrics')).status()).toBe(404);
});
