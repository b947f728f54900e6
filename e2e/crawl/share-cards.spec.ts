import { expect, test } from '../support/test';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('a job has its own share image, immutable at an address that names its content', async ({
  page,
  request,
  world,
}) => {
  const [record] = (await world.platform.records()).filter(
    ({ Record_Id, city, State }) => typeof Record_Id === 'string' && city && State,
  );
  await page.goto(`/jobs/${String(record?.Record_Id)}`);
  const meta = (name: string) => page.locator(`head meta[property="og:${name}"]`);
  const address = (await meta('image').getAttribute('content')) ?? '';
  expect(address).toMatch(
    new RegExp(`^${world.site.url}/share/jobs/${String(record?.Record_Id)}\\?v=[\\w-]+$`),
  );
  await expect(meta('image:alt')).toHaveAttribute('content', / in .+/);

  const card = await request.get(address);
  expect(card.headers()['content-type']).toBe('image/png');
  expect(card.headers()['cache-control']).toContain('immutable');
  const png = await card.body();
  expect(png.subarray(0, 8)).toEqual(PNG_SIGNATURE);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // WhatsApp refuses more than 300 KB.
  expect(png.length).toBeLessThan(300 * 1024);

  const headers = { 'if-none-match': card.headers().etag ?? '' };
  expect((await request.get(address, { headers })).status()).toBe(304);
  const other = await request.get(address.replace(/v=.*/, 'v=other'));
  expect(other.headers()['cache-control']).not.toContain('immutable');
});

test('a search page has its own share image too, made from what is open there', async ({
  page,
  request,
  world,
}) => {
  await page.goto('/jobs/in/texas');
  const image = page.locator('head meta[property="og:image"]');
  const address = (await image.getAttribute('content')) ?? '';
  expect(address).toMatch(
    new RegExp(`^${world.site.url}/share/searches/jobs/in/texas\\?v=[\\w-]+$`),
  );
  const card = await request.get(address);
  expect(card.headers()['content-type']).toBe('image/png');
  expect(card.headers()['cache-control']).toContain('immutable');
  expect((await card.body()).subarray(0, 8)).toEqual(PNG_SIGNATURE);
  for (const path of ['jobs/in/nowhere', 'jobs', 'etc/passwd/x', 'jobs/in/%E0%A4%A']) {
    const status = (await request.get(`/share/searches/${path}`)).status();
    expect([400, 404], path).toContain(status);
  }
});

test('an unknown job has no share image; any text of the feed makes one', async ({
  world,
  request,
}) => {
  expect((await request.get('/share/jobs/a0XNOSUCHJOB000001')).status()).toBe(404);
  expect((await request.get('/share/jobs/not.an.id')).status()).toBe(404);
  await world.platform.addUnlisted([
    {
      Record_Id: 'a0Xawkward000000001',
      JobTitlen: `看护 👩‍⚕️ \u0000 <b> ${'Unbreakable'.repeat(40)}`,
      city: 'Ω'.repeat(300),
      State: 'Somewhere else entirely',
      CalculatedPayRange: '$'.repeat(400),
      Contract_Length: '½ year',
    },
  ]);
  const card = await request.get('/share/jobs/a0Xawkward000000001');
  expect(card.status()).toBe(200);
  expect((await card.body()).subarray(0, 8)).toEqual(PNG_SIGNATURE);
});
