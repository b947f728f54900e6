import { GET } from '@/app/api/jobs/route';
import { logger } from '@/lib/server/process/log';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart, brokenDataDir } from '@/__tests__/support/doubles/fresh-process';
import { buildRawJob } from '@/__tests__/support/raw-job';

const data = brokenDataDir();
let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
  jest.spyOn(logger(), 'warn').mockImplementation();
});
afterEach(restart);
afterAll(async () => {
  await platform.close();
  await data.remove();
});

const ask = (headers: HeadersInit = {}) =>
  GET(new Request('http://site.test/api/jobs', { headers }));

describe('GET /api/jobs', () => {
  it('returns all jobs as summaries, without their descriptions', async () => {
    platform.answer(json([buildRawJob({ Record_Id: 'a1' }), buildRawJob({ Record_Id: 'a2' })]));
    const response = await ask();
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toMatch(
      /s-maxage=\d+, stale-while-revalidate=\d+/,
    );
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    expect(JSON.parse(body)).toMatchObject({
      jobs: [{ id: 'a1', title: 'ICU RN', city: 'Austin' }, { id: 'a2' }],
    });
    expect(body).not.toMatch(/critically|description/);
  });

  it('answers 304 to a matching tag, weak or strong, with the same tag', async () => {
    platform.answer(json([buildRawJob()]));
    const etag = (await ask()).headers.get('etag') ?? '';
    const again = await ask({ 'if-none-match': `W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('cache-control')).toContain('s-maxage');
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers 503 with the text of ER-01 when nothing is known, uncached', async () => {
    platform.answer(json(null));
    const response = await ask();
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({
      error: 'Failed to fetch jobs. Check console for details.',
    });
  });
});
