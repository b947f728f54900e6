import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';
import { POST } from '@/app/api/vitals/route';
import { dailyCounts } from '@/lib/server/counts/daily-counts';
import { siteDatabase } from '@/lib/server/database/database';
import { metricsText } from '@/server/metrics.mjs';

const reporting = { vitals: true };
jest.mock('@/lib/config/reporting', () => ({
  get REPORTING() {
    return reporting;
  },
}));

const data = temporaryDataDir();
afterEach(async () => {
  await siteDatabase().sql`delete from day_count`;
  restart();
  reporting.vitals = true;
});
afterAll(() => data.remove());

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const length = { 'content-length': String(Buffer.byteLength(text)) };
  const request = new Request('http://localhost:3000/api/vitals', {
    method: 'POST',
    body: text,
    headers: { 'sec-fetch-site': 'same-origin', ...length, ...headers },
  });
  return (await POST(request)).status;
};
async function countedKinds() {
  await dailyCounts().save();
  const { rows } = await siteDatabase().sql<{ kind: string }>`
    select kind from day_count order by kind`;
  return rows.map(({ kind }) => kind);
}
const REPORT = { name: 'LCP', value: 1_234.5, kind: 'document' };

describe('POST /api/vitals', () => {
  it('counts a value for the day and in the metrics', async () => {
    expect(await send(REPORT)).toBe(204);
    expect(await send({ name: 'CLS', value: 0.02, kind: 'app' })).toBe(204);
    expect(metricsText()).toContain('site_web_vitals_lcp_seconds_sum{kind="document"} 1.2345\n');
    expect(metricsText()).toContain('site_web_vitals_cls_bucket{kind="app",le="0.025"} 1\n');
    expect(await countedKinds()).toEqual(['vital app CLS <= 0.025', 'vital document LCP <= 1.25']);
  });

  it.each([
    ['a name of somebody', { ...REPORT, name: 'Ana' }],
    ['a kind of its own', { ...REPORT, kind: '/jobs/1' }],
    ['a field too many', { ...REPORT, page: '/jobs/1' }],
    ['a value too high', { ...REPORT, value: 60_001 }],
    ['a value below nothing', { ...REPORT, value: -1 }],
    ['a value in words', { ...REPORT, value: '12' }],
    ['a name of every object', { ...REPORT, name: 'constructor' }],
    ['nothing', null],
    ['no JSON', '{"name":'],
  ])('refuses %s', async (_, body) => {
    expect(await send(body)).toBe(400);
    expect(await countedKinds()).toEqual([]);
  });

  it('refuses other sites, long bodies, and a client that sends too many reports', async () => {
    expect(await send(REPORT, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ ...REPORT, more: 'x'.repeat(400) })).toBe(413);
    for (let i = 0; i < 300; i += 1) await send(REPORT);
    expect(await send(REPORT)).toBe(429);
  });

  it('answers 404 while it is off', async () => {
    reporting.vitals = false;
    expect(await send(REPORT)).toBe(404);
  });
});
