import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { buildJob } from '@/__tests__/support/build-job';
import { answerNew } from '@/lib/server/jobs/answers/new-jobs';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';

const jobs = ['2026-08-18', '2026-08-19', '2026-08-20', null].map((postedOn, n) =>
  buildJob({ id: `j${n}`, postedOn }),
);
const fetchedAt = '2026-08-20T12:00:00Z';
const snapshot = buildSnapshot({
  jobs: toListedJobs(jobs),
  fetchedAt,
  source: 'platform',
  droppedCount: 0,
});

it.each([
  ['since=2026-08-17', 3],
  ['since=2026-08-18', 2],
  ['since=2026-08-20', 0],
  ['', 0],
  ['since=yesterday', 0],
  ['since=2026-99-99', 0],
])('%s: %d jobs', async (search, count) => {
  const answer = answerNew({ ok: true, snapshot }, new URLSearchParams(search), null);
  expect(await answer.json()).toEqual({ count });
});
