import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { stateOf } from '@/__tests__/support/snapshot-state';
import { answerOptions } from '@/lib/server/jobs/answers/snapshot-answers';

describe('the options of the home page', () => {
  it('are every title and specialty, the most frequent first, and every known state by name', async () => {
    const jobs = [
      buildJob({ id: '1', titles: ['LPN'], state: 'TX' }),
      buildJob({ id: '2', titles: ['RN'], state: 'IA' }),
      buildJob({ id: '3', titles: ['RN'], state: 'Ontario' }),
    ];
    expect(await answerOptions(stateOf(jobs), null).json()).toEqual({
      titles: [
        { facet: 'title', value: 'RN', label: 'RN', jobs: 2 },
        { facet: 'title', value: 'LPN', label: 'LPN', jobs: 1 },
      ],
      specialties: [{ facet: 'specialty', value: 'ICU', label: 'ICU', jobs: 3 }],
      states: [
        { facet: 'state', value: 'IA', label: 'Iowa', code: 'IA', jobs: 1 },
        { facet: 'state', value: 'TX', label: 'Texas', code: 'TX', jobs: 1 },
      ],
    });
  });

  it('are a 304 for a matching tag, and a 503 while no jobs are known', () => {
    const jobs = stateOf(buildJobs(20));
    const etag = answerOptions(jobs, null).headers.get('etag');
    expect(answerOptions(jobs, etag).status).toBe(304);
    const down = { message: 'Failed to fetch jobs', kind: 'timeout', retryAfterSeconds: 15 };
    expect(answerOptions({ ok: false, error: { ...down, kind: 'timeout' } }, null).status).toBe(
      503,
    );
  });
});
