import { openJobsInsteadOf } from '@/lib/server/jobs/answers/open-jobs';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';
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

const pharmacists = Array.from({ length: 8 }, (_, n) =>
  buildRawJob({ Record_Id: `p${n}`, Specialityn: 'Pharmacy', JobTitlen: 'Pharmacist' }),
);

describe('open jobs offered instead of one that is gone', () => {
  // First, because the list is stored on disk from then on.
  it('are not known while no list is', async () => {
    platform.answer(json(null));
    expect(await openJobsInsteadOf('unknown')).toBeNull();
  });

  it('are similar to it if the list has it, without the job itself', async () => {
    const icu = ['i1', 'i2'].map((id) => buildRawJob({ Record_Id: id, Days_Open__c: 30 }));
    platform.answer(json([...pharmacists, ...icu]));
    const { alike, jobs } = (await openJobsInsteadOf('i1')) ?? {};
    expect([alike, jobs?.length]).toEqual([true, 6]);
    expect(jobs?.[0]).toMatchObject({ id: 'i2' });
    expect(jobs?.map(({ id }) => id)).not.toContain('i1');
  });

  it.each(['unknown', '../../etc/passwd', '%', ''])(
    'are the newest for %j, without a look-up',
    async (id) => {
      platform.answer(json(pharmacists));
      const { alike, jobs } = (await openJobsInsteadOf(id)) ?? {};
      expect([alike, jobs?.length]).toEqual([false, 6]);
      expect(platform.heard.filter(({ query }) => 'Record_Id' in query)).toEqual([]);
    },
  );
});
