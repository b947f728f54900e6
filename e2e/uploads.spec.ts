import { asPattern } from '@/__tests__/support/as-pattern';
import { SITE } from '@/lib/config/site';
import { RESUME, UPLOAD } from '@/lib/config/limits';
import { memoryGrowth } from './support/memory';
import { MULTIPART, multipart, PERSON, postForm, rawPost } from './support/raw-post';
import { expect, PDF, test } from './support/test';

const TOO_LARGE = 'Resume file is too large (max 5MB)';
const MIB = 1_048_576;

const largest = (fields: Readonly<Record<string, string>> = PERSON) => {
  const bytes = Buffer.alloc(RESUME.maxBytes, ' ');
  PDF.copy(bytes);
  return multipart(fields, { name: 'cv.pdf', bytes });
};

/** 60 MiB in pieces of 64 KiB, the beginning of a form first. */
function* sixtyMiB() {
  yield multipart(PERSON, { name: 'cv.pdf', bytes: PDF }).subarray(0, -60);
  const piece = Buffer.alloc(65_536, 'x');
  for (let sent = 0; sent < 60 * MIB; sent += piece.length) yield piece;
}

function remember(name: string, growth: number | null) {
  test.info().annotations.push({ type: name, description: `${growth} MiB` });
  console.log(`    ${name}: ${growth} MiB more in memory`);
}

for (const [name, headers] of [
  ['chunked, without a length', { 'transfer-encoding': 'chunked' }],
  ['with its length', { 'content-length': String(61 * MIB) }],
] as const) {
  test(`60 MB ${name}: cut early with the text, and never held (VL-07)`, async ({ ownWorld }) => {
    const { site, platform } = await ownWorld();
    // Once, so that what a first upload loads is not counted.
    await postForm(site.url, largest());
    await platform.emptyInbox();
    const growth = await memoryGrowth(site.pid, async () => {
      const answer = await rawPost(site.url, { ...MULTIPART, ...headers }, sixtyMiB());
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.text)).toEqual({
        message: TOO_LARGE,
        errors: { resume: TOO_LARGE },
      });
      expect(answer.sent).toBeLessThan(55 * MIB);
    });
    remember(`60 MB ${name}`, growth);
    expect(growth ?? 0).toBeLessThan(120);
    expect(await platform.inbox()).toEqual([]);
  });
}

test('a byte a second is not waited for, and is told so', async ({ world }) => {
  async function* trickle() {
    for (const letter of multipart(PERSON).toString()) {
      yield Buffer.from(letter);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
  const answer = await rawPost(world.site.url, MULTIPART, trickle());
  expect(answer.status).toBe(408);
  expect(answer.headers.connection).toBe('close');
  expect(answer.text).toMatch(new RegExp(`took too long to arrive.*${asPattern(SITE.phone.text)}`));
  expect(answer.sent).toBeLessThan(UPLOAD.paceBytes);
});

test('uploads that wait for a silent platform hold bounded memory; late is not "failed"', async ({
  ownWorld,
}) => {
  const { site, platform } = await ownWorld({ settings: { TRUSTED_PROXIES: '1' } });
  const body = largest();
  const apply = (client: string) => postForm(site.url, body, { 'x-forwarded-for': client });
  const once = multipart({ ...PERSON, nonce: 'abcdef0123456789'.repeat(2) });
  await apply('198.51.100.1');
  await platform.fault({ match: 'jobportal/v1/apply', delayMs: 26_000 });
  const fitting = Math.floor(UPLOAD.heldBytes / body.length);
  const fittingOfOne = Math.floor(UPLOAD.heldBytesPerClient / body.length);
  const first = postForm(site.url, once);
  const growth = await memoryGrowth(site.pid, async () => {
    const greedy = await Promise.all(
      Array.from({ length: 40 }, (_, n) => apply(`198.51.100.${n < 10 ? 1 : n}`)),
    );
    const statuses = greedy.map(({ status }) => status);
    expect(statuses.slice(0, 10).filter((status) => status === 503)).toHaveLength(
      10 - fittingOfOne,
    );
    expect(statuses.filter((status) => status === 504)).toHaveLength(fitting);
    expect(statuses.filter((status) => status === 503)).toHaveLength(40 - fitting);
    for (const { status, headers, text } of greedy) {
      if (status === 504) {
        expect(JSON.parse(text)).toMatchObject({ unconfirmed: true });
        expect(text).toContain('may have been received');
      } else {
        expect(headers['retry-after']).toBe('30');
        expect(text).toContain(`or call us at ${SITE.phone.text}`);
      }
    }
  });
  remember('40 of the largest resumes at once', growth);
  expect(growth ?? 0).toBeLessThan(500);
  await platform.heal();
  // So many late answers opened the breaker, for some seconds.
  await expect
    .poll(async () => (await apply('198.51.100.1')).status, {
      message: 'there is room again',
      timeout: 60_000,
    })
    .toBe(200);
  // Nobody knows whether the first one arrived: its double is told the same, and not sent.
  const { status, text } = await first;
  expect(status).toBe(504);
  expect(await postForm(site.url, once)).toMatchObject({ status, text });
});
