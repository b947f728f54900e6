import { SITE } from '@/lib/config/site';
import { APPLICATION_LIMIT } from '@/lib/config/limits';
import { multipart, postForm } from '../support/world/raw-post';
import { expect, expectAccessible, PDF, readTheForm, test } from '../support/test';

const TOO_MANY = `Too many applications came from your connection. Please wait a few minutes, or call us at ${SITE.phone.text}.`;
/** Counts towards the limit and fails validation, so the platform is not called. */
const EMPTY = multipart({ firstName: '' });

for (const [proxies, forwarded, client, another] of [
  ['0', (n: number) => `203.0.113.${n}`, 'the socket', null],
  ['1', (n: number) => `203.0.113.${n}, 198.51.100.7`, 'the last address', '198.51.100.8'],
  [
    '2',
    (n: number) => `203.0.113.${n}, 198.51.100.7, 192.0.2.1`,
    'the last but one',
    '203.0.113.1, 198.51.100.8, 192.0.2.1',
  ],
] as const) {
  test(`behind ${proxies} trusted proxies applications are counted by ${client}, ${APPLICATION_LIMIT.perClient} by default, whatever is forged`, async ({
    ownWorld,
  }) => {
    const { site } = await ownWorld({
      settings: { RATE_LIMIT_APPLICATIONS: '', TRUSTED_PROXIES: proxies },
    });
    const apply = (from: string) => postForm(site.url, EMPTY, { 'x-forwarded-for': from });
    for (let n = 1; n <= APPLICATION_LIMIT.perClient; n += 1)
      expect((await apply(forwarded(n))).status, `number ${n}`).toBe(422);
    const refused = await apply(forwarded(99));
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text)).toEqual({ message: TOO_MANY });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(APPLICATION_LIMIT.windowMs / 1_000);
    if (another !== null) expect((await apply(another)).status).toBe(422);
  });
}

test("posts from other sites' pages are refused with the specified text (ER-06)", async ({
  world,
}) => {
  const { host, origin } = new URL(world.site.url);
  const text = 'Security verification failed. Please refresh and try again.';
  for (const [headers, status] of [
    [{}, 422],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }, 422],
    [{ 'sec-fetch-site': 'cross-site', origin }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin }, 422],
    [{ origin: 'https://jobs.example', host: 'jobs.example' }, 422],
    [{ origin: `http://${host}.evil.example` }, 403],
    [{ origin: 'http://127.0.0.1:1' }, 403],
    [{ origin: 'null' }, 403],
  ] as const) {
    const answer = await postForm(world.site.url, EMPTY, headers);
    expect(answer.status, JSON.stringify(headers)).toBe(status);
    if (status === 403) expect(JSON.parse(answer.text)).toEqual({ message: text });
  }
});

test('over the limit, the form says how to reach us and keeps everything', async ({
  page,
  ownWorld,
}) => {
  const { site, platform } = await ownWorld({ settings: { RATE_LIMIT_APPLICATIONS: '1' } });
  await postForm(site.url, EMPTY);
  await page.goto(`${site.url}/quickapply`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
  await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
  // Large enough to be still uploading when the site has decided its answer.
  const buffer = Buffer.alloc(4_000_000, ' ');
  PDF.copy(buffer);
  await page
    .locator('input[name="resume"]')
    .setInputFiles({ name: 'kept.pdf', mimeType: 'application/pdf', buffer });
  await readTheForm(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText(TOO_MANY, { exact: true })).toBeVisible();
  await expectAccessible(page, 'the form of a client with too many applications');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(515) 555-0168');
  await expect(page.getByText('kept.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(await platform.inbox()).toEqual([]);
});
