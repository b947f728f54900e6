import { GET } from '@/app/api/jobs/[jobId]/similar/route';
import type { FakePlatform } from '@/__tests__/support/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/fake-platform';
import { restart, temporaryDataDir } from '@/__tests__/support/fresh-process';
import { buildRawJob } from '@/__tests__/support/raw-job';

const data = temporaryDataDir();
let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterEach(restart);
afterAll(async () => {
  await platform.close();
  await data.remove();
});

const ask = (jobId: string, headers: HeadersInit = {}) =>
  GET(new Request('http://site.test/', { headers }), { params: Promise.resolve({ jobId }) });
const pharmacists = Array.from({ length: 8 }, (_, n) =>
  buildRawJob({ Record_Id: `p${n}`, Specialityn: 'Pharmacy', JobTitlen: 'Pharmacist' }),
);

describe('GET /api/jobs/{id}/similar', () => {
  // First, for the list is kept on disk from then on.
  it('answers 503 when nothing is known', async () => {
    platform.answer(json(null));
    expect((await ask('unknown')).status).toBe(503);
  });

  it('answers jobs like one of the list, itself left out', async () => {
    const icu = ['i1', 'i2'].map((id) => buildRawJob({ Record_Id: id, Days_Open__c: 30 }));
    platform.answer(json([...pharmacists, ...icu]));
    const { alike, jobs } = await (await ask('i1')).json();
    expect(alike).toBe(true);
    expect(jobs).toHaveLength(6);
    expect(jobs[0]).toMatchObject({ id: 'i2' });
    expect(jobs[0]).not.toHaveProperty('description');
    expect(JSON.stringify(jobs)).not.toContain('"i1"');
  });

  it.each(['unknown', '../../etc/passwd', '%', ''])(
    'answers the newest for %j, and asks nobody about it',
    async (id) => {
      platform.answer(json(pharmacists));
      const { alike, jobs } = await (await ask(id)).json();
      expect([alike, jobs.length]).toEqual([false, 6]);
      expect(platform.heard.filter(({ query }) => 'Record_Id' in query)).toEqual([]);
    },
  );

  it('answers 304 to who has them', async () => {
    platform.answer(json(pharmacists));
    const etag = (await ask('unknown')).headers.get('etag') ?? '';
    expect((await ask('unknown', { 'if-none-match': etag })).status).toBe(304);
  });
});
