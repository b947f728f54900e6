import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { stateOf } from '@/__tests__/support/snapshot-state';
import { answerFeatured, answerOptions } from '@/lib/server/jobs/snapshot-answers';

describe('what the home page asks for', () => {
  it('is the twelve newest RN jobs, without descriptions, however many there are', async () => {
    const text = await answerFeatured(stateOf(buildJobs(2_000)), null).text();
    expect(JSON.parse(text).jobs).toHaveLength(12);
    expect(text).not.toContain('critically');
    expect(text.length).toBeLessThan(8_000);
  });

  it('is every title and specialty, the most frequent first, and every known state by name', async () => {
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

  it.each([answerFeatured, answerOptions])(
    '%# is not sent again to who has it, nor made up while no jobs are known',
    (answer) => {
      const jobs = stateOf(buildJobs(20));
      const etag = answer(jobs, null).headers.get('etag');
      expect(answer(jobs, etag).status).toBe(304);
      const down = { message: 'Failed to fetch jobs', kind: 'timeout', retryAfterSeconds: 15 };
      expect(answer({ ok: false, error: { ...down, kind: 'timeout' } }, null).status).toBe(503);
    },
  );
});
