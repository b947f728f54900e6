import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';
import { POST } from '@/app/api/counts/route';
import { dailyCounts } from '@/lib/server/counts/daily-counts';
import { siteDatabase } from '@/lib/server/database/database';

const reporting = { counts: true };
jest.mock('@/lib/config/reporting', () => ({
  get REPORTING() {
    return reporting;
  },
}));

const data = temporaryDataDir();
afterEach(async () => {
  await siteDatabase().sql`delete from day_count`;
  restart();
  reporting.counts = true;
});
afterAll(() => data.remove());

const send = async (body: object, from = '192.0.2.1') => {
  const text = JSON.stringify(body);
  const headers = {
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': from,
    'content-length': String(text.length),
  };
  const request = new Request('http://site.test/api/counts', {
    method: 'POST',
    body: text,
    headers,
  });
  return (await POST(request)).status;
};
/** What the table holds: `{ 'view indeed': 2 }`. */
async function counted() {
  await dailyCounts().save();
  const { rows } = await siteDatabase().sql<{ source: string; kind: string; n: number }>`
    select source, kind, n from day_count`;
  return Object.fromEntries(rows.map(({ source, kind, n }) => [`${kind} ${source}`.trim(), n]));
}

describe('POST /api/counts', () => {
  it('counts steps by source', async () => {
    expect(await send({ event: 'view', source: 'indeed' })).toBe(204);
    await send({ event: 'view', source: 'indeed' });
    await send({ event: 'apply', source: 'direct' });
    expect(await counted()).toEqual({ 'view indeed': 2, 'apply direct': 1 });
  });

  it('counts no more separate sources than a day has room for', async () => {
    for (let i = 0; i < 40; i += 1) await send({ event: 'view', source: `s-${i}` });
    const counts = await counted();
    expect(Object.keys(counts)).toHaveLength(31);
    expect(counts['view other']).toBe(10);
  });

  it('keeps no words that fewer than five visitors have searched for', async () => {
    for (const last of [1, 2, 3, 4])
      await send({ event: 'empty-search', words: 'ICU' }, `192.0.2.${last}`);
    expect(await counted()).toEqual({ 'empty-searches': 4 });
    await send({ event: 'empty-search', words: 'icu' }, '192.0.2.5');
    expect(await counted()).toEqual({ 'empty-searches': 5, 'empty-words icu': 5 });
  });

  it('refuses a sent application, which the server counts itself, and unknown fields', async () => {
    expect(await send({ event: 'sent', source: 'indeed' })).toBe(400);
    expect(await send({ event: 'view', source: 'indeed', job: 'a1' })).toBe(400);
  });

  it('answers 404 while it is off', async () => {
    reporting.counts = false;
    expect(await send({ event: 'view', source: 'indeed' })).toBe(404);
  });
});
