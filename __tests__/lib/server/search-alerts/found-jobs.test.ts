import { buildJob } from '@/__tests__/support/build-job';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { foundJobs } from '@/lib/server/search-alerts/found-jobs';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';

const at = (id: string, state: string, latitude: number, longitude: number) =>
  buildJob({
    id,
    city: 'Austin',
    state,
    coordinates: { latitude, longitude },
    firstSeenOn: '2026-08-20',
  });
const SNAPSHOT = buildSnapshot({
  jobs: toListedJobs([at('tx', 'TX', 30.27, -97.74), at('mn', 'MN', 43.67, -92.97)]),
  fetchedAt: '2026-08-20T12:00:00Z',
  source: 'platform',
  droppedCount: 0,
});

it.each([
  ['near=Austin,+TX&radius=25', ['tx']],
  ['near=Lima,+OH&radius=25', []],
  ['near=Austin&radius=25', []],
  ['near=Lima,+OH&state=TX', ['tx']],
])('an alert for %j is not wider than what was asked for', async (search, ids) => {
  expect((await foundJobs(SNAPSHOT, search)).map(({ id }) => id)).toEqual(ids);
});
