import { GET } from '@/app/api/jobs/similar/route';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';
import type { SimilarJobsAnswer } from '@/lib/domain/lists/similar-jobs';
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

async function ask(id: string) {
  const response = await GET(new Request(`http://site.test/api/jobs/similar?id=${id}`));
  return (await response.json()) as SimilarJobsAnswer;
}

describe('GET /api/jobs/similar', () => {
  // First, because the list is stored on disk from then on.
  it('returns none while no list is known', async () => {
    platform.answer(json(null));
    expect(await ask('j0')).toEqual({ alike: false, jobs: [] });
  });

  it('returns three similar jobs, without the job itself; the newest if the job is not known', async () => {
    platform.answer(
      json(['j0', 'j1', 'j2', 'j3', 'j4'].map((id) => buildRawJob({ Record_Id: id }))),
    );
    const { alike, jobs } = await ask('j1');
    expect([alike, jobs.length]).toEqual([true, 3]);
    expect(jobs.map(({ id }) => id)).not.toContain('j1');
    for (const { title, place, facts } of jobs) {
      expect(title && place).toBeTruthy();
      expect(facts.length).toBeGreaterThan(0);
    }
    expect(await ask('nobody')).toMatchObject({ alike: false });
    expect(platform.heard).toHaveLength(1);
  });
});
