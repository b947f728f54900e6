import type { Job } from '@/lib/domain/job/job';
import { toListedJobs } from '@/lib/server/feed/listed-job';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { createCurrentSnapshot } from '@/lib/server/snapshot/current-snapshot';
import { buildJob } from '@/__tests__/support/build-job';

const html = (text: string) => `<p>${text}</p>` as Job['description'];
const feedOf = (...jobs: Job[]) => ({
  jobs: toListedJobs(jobs),
  dropped: [],
  warnings: [],
  feedDate: '2026-08-20' as const,
});

test('a list that another instance has read is not changed when it is taken over: it may still be shared', async () => {
  const current = createCurrentSnapshot(() => undefined);
  await current.takeRead(feedOf(buildJob({ id: 'a', description: html('No call.') })));
  const read = feedOf(
    buildJob({ id: 'a', description: html('No call.') }),
    buildJob({ id: 'b', description: html('We chart in Epic.') }),
  );
  const lists: StoredSnapshot[] = [];
  await createCurrentSnapshot((list) => lists.push(list)).takeRead(read);
  const stored: StoredSnapshot = { ...lists[0]!, reading: 0 };
  const before = structuredClone(stored.jobs);
  await current.takeShared(stored);
  expect(current.snapshot()?.jobs.map(({ said }) => said)).toEqual([['no call'], ['Epic']]);
  expect(stored.jobs).toEqual(before);
});
