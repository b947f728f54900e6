import { SITE } from '@/lib/config/site';
import { POST } from '@/app/api/applications/route';
import { PERSON, applicationPost } from '@/__tests__/support/application-post';
import {
  json,
  startFakePlatform,
  type FakePlatform,
} from '@/__tests__/support/doubles/fake-platform';
import { APPLICATION_LIMIT } from '@/lib/config/limits';

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
  platform.answer(json({}));
});
afterAll(() => platform.close());

function applyFrom(address: string) {
  const request = applicationPost(PERSON);
  request.headers.set('x-forwarded-for', address);
  return POST(request);
}

it('one client may send twenty applications in ten minutes, then learns when to retry and whom to call (decisions, rate limits)', async () => {
  for (let n = 0; n < APPLICATION_LIMIT.perClient; n += 1) {
    expect((await applyFrom('198.51.100.7')).status).toBe(200);
  }
  const refused = await applyFrom('198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  expect(await refused.json()).toEqual({
    message: `Too many applications came from your connection. Please wait a few minutes, or call us at ${SITE.phone.text}.`,
  });
  expect(platform.heard).toHaveLength(APPLICATION_LIMIT.perClient);
  expect((await applyFrom('198.51.100.8')).status).toBe(200);
});
