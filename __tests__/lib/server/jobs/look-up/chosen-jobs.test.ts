import { CHOSEN_JOBS_MAX } from '@/lib/config/limits';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { buildJob } from '@/__tests__/support/build-job';
import type { Job } from '@/lib/domain/job/job';
import { answerChosen, findChosen } from '@/lib/server/jobs/look-up/chosen-jobs';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import { toSummary } from '@/lib/domain/job/to-summary';

const open = buildJob({ id: 'open', otherId: 'open-too', title: 'ICU RN' });
const stale = buildJob({ id: 'stale', title: 'Listed, and looked up as gone' });
const adhoc = buildJob({ id: 'adhoc', title: 'Ad-hoc', isAdhoc: true });
const left = buildJob({ id: 'left', title: 'LPN' });
/** As the database remembers them: the ad-hoc job was never listed. */
const seen = new Map(
  toListedJobs([left, adhoc]).map((job) => [
    job.id,
    { job, listedOn: job.id === 'left' ? '2026-08-19' : null },
  ]),
);

const snapshot = buildSnapshot({
  jobs: toListedJobs([open, stale]),
  fetchedAt: '2026-08-20T12:00:00Z',
  source: 'platform',
  droppedCount: 0,
});
const memory = {
  snapshots: {
    seen: (ids: readonly string[]) =>
      Promise.resolve(new Map([...seen].filter(([id]) => ids.includes(id)))),
  },
  lookups: {
    isGone: (id: string) => id === 'stale',
    lastFound: (id: string): Job | undefined => (id === 'adhoc' ? adhoc : undefined),
  },
};
const find = (...ids: string[]) => findChosen(ids, snapshot, memory);

describe('findChosen', () => {
  it('keeps the order and returns the status of each', async () => {
    expect(await find('left', 'nobody', 'adhoc', 'stale', 'open')).toEqual([
      { asked: 'left', status: 'filled', job: toSummary(left) },
      { asked: 'nobody', status: 'unknown' },
      { asked: 'adhoc', status: 'open', job: toSummary(adhoc) },
      { asked: 'stale', status: 'filled', job: toSummary(stale) },
      { asked: 'open', status: 'open', job: toSummary(open) },
    ]);
  });

  it('returns the contract of an open job, which lists leave out', async () => {
    const contract = { startsOn: 'asap', openings: 2 } as const;
    const stated = { ...snapshot, find: () => ({ ...toListedJobs([open])[0]!, contract }) };
    expect(await findChosen(['open'], stated, memory)).toEqual([
      { asked: 'open', status: 'open', job: { ...toSummary(open), contract } },
    ]);
  });

  it('finds a job by its other id, and each job once', async () => {
    expect(await find('open-too', 'open')).toEqual([
      { asked: 'open-too', status: 'open', job: toSummary(open) },
    ]);
  });

  it('returns no description', async () => {
    expect(JSON.stringify(await find('open', 'stale', 'adhoc'))).not.toContain('critically');
  });
});

describe('GET /api/jobs/chosen', () => {
  it('reads no more ids than the limit, and answers 304 to a matching tag', async () => {
    const search = new URLSearchParams({
      ids: Array.from({ length: CHOSEN_JOBS_MAX + 30 }, (_, n) => n).join(),
    });
    const response = await answerChosen({ ok: true, snapshot }, search, null);
    expect((await response.json()).jobs).toHaveLength(CHOSEN_JOBS_MAX);
    const etag = response.headers.get('etag');
    expect((await answerChosen({ ok: true, snapshot }, search, etag)).status).toBe(304);
  });

  it('is a 503 while no jobs are known', async () => {
    const error = {
      message: 'Failed to fetch jobs',
      kind: 'timeout',
      retryAfterSeconds: 15,
    } as const;
    const answer = await answerChosen({ ok: false, error }, new URLSearchParams('ids=a'), null);
    expect(answer.status).toBe(503);
  });
});
